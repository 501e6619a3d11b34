// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

namespace storedesk::ui::bulk {

// One step of the assistant. It works on the draft; the page goes from one to the next.
class BulkStep : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

    [[nodiscard]] virtual QString title() const = 0;
    // Why nobody can go on, in a sentence; empty: one can.
    [[nodiscard]] virtual QString obstacle() const = 0;
    virtual void enter() { } // it comes to the front
    virtual void focusFirst() = 0;

Q_SIGNALS:
    void changed();
};

} // namespace storedesk::ui::bulk
