// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>

namespace storedesk::ui::shell {

// Passes the undo shortcut on to the window if the focused text field has nothing to undo. The
// field would otherwise consume the shortcut.
class UndoKey final : public QObject
{
    Q_OBJECT

public:
    explicit UndoKey(QObject *parent);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace storedesk::ui::shell
