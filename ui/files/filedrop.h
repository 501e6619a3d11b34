// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>

namespace storedesk::ui {
class Frame;
} // namespace storedesk::ui

namespace storedesk::ui::files {

// Opens the files that are dropped on its parent, a page.
class FileDrop final : public QObject
{
    Q_OBJECT

public:
    FileDrop(QWidget &page, Frame &frame);

    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    Frame &m_frame;
};

} // namespace storedesk::ui::files
