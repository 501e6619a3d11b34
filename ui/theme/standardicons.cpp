// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/theme/standardicons.h"

#include <algorithm>
#include <array>
#include <utility>

namespace storedesk::ui {

std::optional<Icon> standardIconOf(QStyle::StandardPixmap icon)
{
    // clang-format off
    static constexpr std::array table{
        std::pair(QStyle::SP_TitleBarCloseButton,    Icon::Close),
        std::pair(QStyle::SP_DockWidgetCloseButton,  Icon::Close),
        std::pair(QStyle::SP_TitleBarNormalButton,   Icon::External),
        std::pair(QStyle::SP_LineEditClearButton,    Icon::Close),
        std::pair(QStyle::SP_ToolBarHorizontalExtensionButton, Icon::More),
        std::pair(QStyle::SP_MessageBoxInformation,  Icon::Info),
        std::pair(QStyle::SP_MessageBoxWarning,      Icon::Warning),
        std::pair(QStyle::SP_MessageBoxCritical,     Icon::CrossCircle),
        std::pair(QStyle::SP_MessageBoxQuestion,     Icon::Help),
        std::pair(QStyle::SP_ArrowLeft,              Icon::ChevronLeft),
        std::pair(QStyle::SP_ArrowRight,             Icon::ChevronRight),
        std::pair(QStyle::SP_ArrowBack,              Icon::ChevronLeft),
        std::pair(QStyle::SP_ArrowForward,           Icon::ChevronRight),
        std::pair(QStyle::SP_FileIcon,               Icon::Files),
        std::pair(QStyle::SP_DirIcon,                Icon::OpenFolder),
    };
    // clang-format on
    const auto found =
        std::ranges::find(table, icon, &std::pair<QStyle::StandardPixmap, Icon>::first);
    if (found == table.end())
        return std::nullopt;
    const bool fixed = icon == QStyle::SP_ArrowLeft || icon == QStyle::SP_ArrowRight;
    return fixed ? onTheScreen(found->second) : found->second;
}

} // namespace storedesk::ui
