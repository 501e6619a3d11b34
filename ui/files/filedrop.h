// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>

namespace storedesk::ui {
class PageHost;
} // namespace storedesk::ui

namespace storedesk::ui::files {

// Opens the files that are dropped on its parent page.
class FileDrop final : public QObject
{
    Q_OBJECT

public:
    FileDrop(QWidget &page, PageHost &host);

    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    PageHost &m_host;
};

} // namespace storedesk::ui::files
