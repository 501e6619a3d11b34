// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

namespace storedesk::ui {

// One step of an assistant. It works on the draft; the page goes from one to the next.
class AssistantStep : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

    [[nodiscard]] virtual QString title() const = 0;
    // Why nobody can go on, in a sentence; empty: one can.
    [[nodiscard]] virtual QString obstacle() const = 0;
    virtual void goToObstacle() { focusFirst(); } // to what the sentence is about
    // What somebody should know who goes on all the same.
    [[nodiscard]] virtual QString note() const { return {}; }
    // What going on is called here; empty: Next.
    [[nodiscard]] virtual QString act() const { return {}; }
    // Whether there is anything to decide; where not, it is passed over in both directions.
    [[nodiscard]] virtual bool isNeeded() const { return true; }
    // Whether something is under way here that leads to the next step by itself. Going on is not
    // offered meanwhile: the button would become another one under the mouse.
    [[nodiscard]] virtual bool goesOnByItself() const { return false; }
    // Whether the steps before can still be changed from here.
    [[nodiscard]] virtual bool leadsBack() const { return true; }
    virtual void enter() { } // it comes to the front
    virtual void focusFirst() = 0;

Q_SIGNALS:
    void changed();
    void wantsNext(); // somebody has decided all there is to decide
    void filled(); // all that was missing is there: going on gets the focus
};

} // namespace storedesk::ui
