// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

namespace storedesk::ui {

// One step in an assistant. Edits the draft; the page handles navigation.
class AssistantStep : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

    [[nodiscard]] virtual QString title() const = 0;
    // Returns a sentence that explains why the user cannot proceed; empty if nothing is missing.
    [[nodiscard]] virtual QString obstacle() const = 0;
    // Moves the focus to the widget that this sentence is about.
    virtual void goToProblem() { focusFirst(); }
    // Returns a hint for users who can proceed although something may be wrong.
    [[nodiscard]] virtual QString note() const { return {}; }
    // Returns the label of the Next button; empty for the default.
    [[nodiscard]] virtual QString act() const { return {}; }
    // Whether there is anything to decide. Steps that are not needed are skipped in both
    // directions.
    [[nodiscard]] virtual bool isNeeded() const { return true; }
    // Whether running work will proceed to the next step automatically. Until then the Next button
    // is hidden, because it would change under the mouse pointer.
    [[nodiscard]] virtual bool resumesAutomatically() const { return false; }
    // Whether earlier steps can still be changed.
    [[nodiscard]] virtual bool leadsBack() const { return true; }
    // Called when the step is shown.
    virtual void enter() { }
    virtual void focusFirst() = 0;

Q_SIGNALS:
    void changed();
    // Emitted when the user has made all decisions in this step.
    void wantsNext();
    // Emitted when nothing is missing any more, so that the Next button receives the focus.
    void filled();
};

} // namespace storedesk::ui
