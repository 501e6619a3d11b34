// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>

namespace storedesk::ui::shell {

// Prevents the mouse wheel from changing values: over a combo box, spin box, date field or slider,
// it scrolls the page instead. Filters the events of the whole application.
class WheelGuard final : public QObject
{
    Q_OBJECT

public:
    explicit WheelGuard(QObject *parent);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace storedesk::ui::shell
