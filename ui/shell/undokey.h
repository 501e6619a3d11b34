// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>

namespace storedesk::ui::shell {

// A text field handles the undo shortcut even if it has nothing to undo. This filter passes the
// shortcut on to the window in that case.
class UndoKey final : public QObject
{
    Q_OBJECT

public:
    explicit UndoKey(QObject *parent);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace storedesk::ui::shell
