"""Lessons: games that are played by a script, one step at a time (docs/adding-a-lesson.md)."""

from boomcat.lessons.lesson import LEARNER as LEARNER
from boomcat.lessons.lesson import MOST_STEPS as MOST_STEPS
from boomcat.lessons.lesson import BadLesson as BadLesson
from boomcat.lessons.lesson import Lesson as Lesson
from boomcat.lessons.lesson import LessonStep as LessonStep
from boomcat.lessons.lesson import read_lesson as read_lesson
from boomcat.lessons.shelf import FIRST as FIRST
from boomcat.lessons.shelf import lessons as lessons
