// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>

namespace storedesk::ui::shell {

// Keeps the mouse wheel from changing values: over a closed list, a number, a date or a slider it
// scrolls the page instead. Filters the events of the whole application.
class WheelGuard final : public QObject
{
    Q_OBJECT

public:
    explicit WheelGuard(QObject *parent);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace storedesk::ui::shell
