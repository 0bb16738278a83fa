# Apart from the rest and first in the alphabet, so that this answer comes at once.

version =
    boomcat { $version } ({ $build ->
        [compiled] compilado
       *[interpreted] interpretado
    }), Python { $python }
