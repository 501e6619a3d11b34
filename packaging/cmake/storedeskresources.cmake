# SPDX-FileCopyrightText: 2026 The Storedesk authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Embeds the style sheet, icons, logo and manual, at :/style.qss, :/icons/, :/logo/ and :/manual/. The linker would drop
# them from a static library, so ui/theme/theme.cpp refers to them by Q_INIT_RESOURCE(storedesk).
function(storedesk_resources target)
  set(folder ${CMAKE_SOURCE_DIR}/resources)
  file(GLOB files CONFIGURE_DEPENDS ${folder}/icons/*.svg ${folder}/logo/*.svg ${folder}/*.qss ${folder}/manual/*/*.md
       ${folder}/manual/pictures/*.png)
  qt_add_resources(${target} storedesk PREFIX / BASE ${folder} FILES ${files})
endfunction()
