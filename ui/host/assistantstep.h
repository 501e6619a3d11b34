// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

namespace storedesk::ui {

// One step of an assistant. Edits the draft; the page handles navigation.
class AssistantStep : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

    [[nodiscard]] virtual QString title() const = 0;
    // Returns a sentence that explains why the user cannot proceed; empty if there is no obstacle.
    [[nodiscard]] virtual QString obstacle() const = 0;
    // Moves the focus to the subject of that sentence.
    virtual void goToProblem() { focusFirst(); }
    // A hint for users who continue despite the problem.
    [[nodiscard]] virtual QString note() const { return {}; }
    // Label of the Next button; empty for the default.
    [[nodiscard]] virtual QString act() const { return {}; }
    // Whether there is anything to decide. Other steps are skipped in both directions.
    [[nodiscard]] virtual bool isNeeded() const { return true; }
    // Whether running work will proceed to the next step automatically. The Next button is hidden
    // until then, because it would change under the mouse.
    [[nodiscard]] virtual bool resumesAutomatically() const { return false; }
    // Whether earlier steps can still be changed.
    [[nodiscard]] virtual bool leadsBack() const { return true; }
    // Called when the step is shown.
    virtual void enter() { }
    virtual void focusFirst() = 0;

Q_SIGNALS:
    void changed();
    // Emitted when the user has decided everything in this step.
    void wantsNext();
    // Emitted when nothing is missing any more; the Next button receives the focus.
    void filled();
};

} // namespace storedesk::ui
