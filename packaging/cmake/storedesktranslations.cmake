# SPDX-FileCopyrightText: 2026 The Storedesk authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Compiles resources/translations into a library, at :/translations/, with Qt's own translations where the system has them.
# The target update_translations updates the .ts files from the sources of all libraries (Qt 6.4's function reads those of
# one target only).
function(storedesk_translations target)
  file(TOUCH ${CMAKE_BINARY_DIR}/${target}.cpp)
  add_library(${target} STATIC ${CMAKE_BINARY_DIR}/${target}.cpp)
  set_target_properties(${target} PROPERTIES AUTOMOC OFF UNITY_BUILD OFF)
  target_link_libraries(${target} PRIVATE Qt6::Core)
  set(folder ${CMAKE_SOURCE_DIR}/resources/translations)
  file(GLOB catalogues CONFIGURE_DEPENDS ${folder}/storedesk_*.ts)
  qt_add_lrelease(${target} TS_FILES ${catalogues} QM_FILES_OUTPUT_VARIABLE compiled)
  # The translations of Qt itself that are installed.
  list(TRANSFORM catalogues REPLACE ".*storedesk_(.*)\\.ts" "${QT6_INSTALL_PREFIX}/${QT6_INSTALL_TRANSLATIONS}/qtbase_\\1.qm"
       OUTPUT_VARIABLE theirs)
  file(GLOB theirs ${theirs})
  foreach(file ${compiled} ${theirs})
    cmake_path(GET file FILENAME name)
    set_source_files_properties(${file} PROPERTIES QT_RESOURCE_ALIAS ${name})
  endforeach()
  qt_add_resources(${target} storedesk_words_compiled PREFIX /translations FILES ${compiled})
  if(theirs)
    qt_add_resources(${target} storedesk_qt PREFIX /translations FILES ${theirs})
  endif()

  # lupdate needs the include paths to resolve namespaces. The English file contains plural forms only.
  set(lupdate Qt6::lupdate app ui models -extensions cpp,h -I . -I models -no-obsolete -locations none)
  add_custom_target(update_translations WORKING_DIRECTORY ${CMAKE_SOURCE_DIR}
    COMMAND ${lupdate} -ts ${folder}/storedesk_es.ts
    COMMAND ${lupdate} -pluralonly -ts ${folder}/storedesk_en.ts)
endfunction()
