# In a separate file that sorts first, so that this answer comes at once.

version =
    boomcat { $version } ({ $build ->
        [compiled] compilato
       *[interpreted] interpretato
    }), Python { $python }
