# SPDX-FileCopyrightText: 2026 The Storedesk authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# cmake -D OUTPUT=FILE -D SOURCES=A,B -P testbatch.cmake: test sources as one file to compile, each in a namespace of its
# own: two tests may call their helpers alike. What they include comes first, outside of any namespace.
string(REPLACE "," ";" sources "${SOURCES}")
set(includes "#include \"support/testclass.h\"" "#if __has_include(<QtCore/qtmochelpers.h>)" "#include <QtCore/qtmochelpers.h>"
  "#endif")
set(bodies "")
foreach(source ${sources})
  file(STRINGS ${source} lines REGEX "^#include [<\"]" ENCODING UTF-8)
  list(FILTER lines EXCLUDE REGEX "\\.moc\"")
  list(APPEND includes ${lines})
  cmake_path(GET source STEM name)
  string(APPEND bodies "namespace ${name} {\n#include \"${source}\"\n}\n")
endforeach()
list(JOIN includes "\n" includes)
file(WRITE ${OUTPUT} "${includes}\n${bodies}")
