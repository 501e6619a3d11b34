// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QPointer>
#include <QWidget>

namespace storedesk::ui::create {

class CreateFoot;

// Where the keys go in a form whose fields come and go: it begins at the first one that takes text,
// and the buttons of the foot follow the last.
class FormFocus final
{
public:
    FormFocus(QWidget &form, CreateFoot &foot); // both outlive it

    bool goToFirst(); // it was opened to be filled in; false: no field can be used yet
    void passOver(const QWidget *chosen) { m_chosen = chosen; } // what it holds is chosen already
    void stayForNow(); // where it is, until there is a field
    void orderTabs();
    // Who has not begun to type stays at the beginning, or gets there when it can be used.
    [[nodiscard]] bool belongsToFirst(const QWidget &page, bool pending) const;

private:
    QWidget &m_form;
    CreateFoot &m_foot;
    QPointer<QWidget> m_forNow; // no field could be used when it was opened
    const QWidget *m_chosen = nullptr;
    bool m_startsHere = false; // it was opened to be filled in
};

} // namespace storedesk::ui::create
