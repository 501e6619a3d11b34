# SPDX-FileCopyrightText: 2026 The Storedesk authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Makes a library of the catalogues in resources/translations, found at :/translations/. The texts of all
# rooms are collected, because Qt 6.4 looks at the sources of one target only.
#
#   ninja update_translations    reads the sources and brings the .ts files up to date
#   the ordinary build           makes the .qm files and embeds them
#
# Qt's own words (file dialogs, menus of fields) come along where the system has them as a package.
function(storedesk_translations target)
  file(TOUCH ${CMAKE_BINARY_DIR}/${target}.cpp)
  add_library(${target} STATIC ${CMAKE_BINARY_DIR}/${target}.cpp)
  set_target_properties(${target} PROPERTIES AUTOMOC OFF)
  target_link_libraries(${target} PRIVATE Qt6::Core)
  set(folder ${CMAKE_SOURCE_DIR}/resources/translations)
  file(GLOB catalogues CONFIGURE_DEPENDS ${folder}/storedesk_*.ts)
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS
    ${CMAKE_SOURCE_DIR}/app/*.cpp    ${CMAKE_SOURCE_DIR}/app/*.h
    ${CMAKE_SOURCE_DIR}/ui/*.cpp     ${CMAKE_SOURCE_DIR}/ui/*.h
    ${CMAKE_SOURCE_DIR}/models/*.cpp ${CMAKE_SOURCE_DIR}/models/*.h)
  qt_add_translations(${target} TS_FILES ${catalogues} SOURCES ${sources} RESOURCE_PREFIX /translations
    LUPDATE_OPTIONS -no-obsolete -locations none)

  set(theirs "")
  foreach(catalogue ${catalogues})
    string(REGEX REPLACE ".*storedesk_(.*)\\.ts" "\\1" language ${catalogue})
    foreach(place ${QT6_INSTALL_PREFIX}/${QT6_INSTALL_TRANSLATIONS} /usr/share/qt6/translations)
      if(EXISTS ${place}/qtbase_${language}.qm)
        list(APPEND theirs ${place}/qtbase_${language}.qm)
        set_source_files_properties(${place}/qtbase_${language}.qm PROPERTIES
          QT_RESOURCE_ALIAS qtbase_${language}.qm)
        break()
      endif()
    endforeach()
  endforeach()
  if(theirs)
    qt_add_resources(${target} storedesk_qt PREFIX /translations FILES ${theirs})
  endif()
endfunction()
