// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QPointer>
#include <QWidget>

namespace storedesk::ui::create {

class CreateFoot;

// Manages focus and tab order in a form whose fields change. Focuses the first text field and
// places the foot's buttons after the last field.
class FormFocus final
{
public:
    // The form and the foot outlive this object.
    FormFocus(QWidget &form, CreateFoot &foot);

    // Called when the form is opened for input. Returns false if no field is usable yet.
    bool goToFirst();
    // Skips the fields in this widget, because their value is already chosen.
    void passOver(const QWidget *chosen) { m_chosen = chosen; }
    // Remembers the current focus until a field is usable.
    void stayForNow();
    void orderTabs();
    // Whether the focus should move to the first field: the form was opened for input and the user
    // has not started typing or had no field to type into.
    [[nodiscard]] bool belongsToFirst(const QWidget &page, bool pending) const;

private:
    QWidget &m_form;
    CreateFoot &m_foot;
    // Widget that had the focus while no field was usable.
    QPointer<QWidget> m_forNow;
    const QWidget *m_chosen = nullptr;
    // Whether the form was opened for input.
    bool m_startsHere = false;
};

} // namespace storedesk::ui::create
