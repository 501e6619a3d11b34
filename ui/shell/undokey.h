// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>

namespace storedesk::ui::shell {

// A field takes the undo key for itself even when it has nothing to undo. With this it does so only
// while it has; else the key undoes what the window offers.
class UndoKey final : public QObject
{
    Q_OBJECT

public:
    explicit UndoKey(QObject *parent);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace storedesk::ui::shell
