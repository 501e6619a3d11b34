// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/files/recentfiles.h"

#include <QFrame>

namespace storedesk::ui {
class Theme;
} // namespace storedesk::ui

namespace storedesk::ui::files {

// One recent file with name, folder, time and row count. A button removes it from the list.
class FileLink final : public QFrame
{
    Q_OBJECT

public:
    FileLink(const RecentFile &file, const QDateTime &now, const Theme &theme,
             QWidget *parent = nullptr);

Q_SIGNALS:
    void chosen();
    void dropped();
};

} // namespace storedesk::ui::files
