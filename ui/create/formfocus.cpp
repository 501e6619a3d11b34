// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/create/formfocus.h"

#include "ui/create/createfoot.h"
#include "ui/widgets/button.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>

namespace storedesk::ui::create {

FormFocus::FormFocus(QWidget &form, CreateFoot &foot)
    : m_form(form)
    , m_foot(foot)
{ }

static bool takesText(const QWidget *widget)
{
    return qobject_cast<const QLineEdit *>(widget) || qobject_cast<const QComboBox *>(widget)
        || qobject_cast<const QAbstractSpinBox *>(widget)
        || qobject_cast<const QPlainTextEdit *>(widget);
}

bool FormFocus::goToFirst()
{
    m_startsHere = true;
    for (auto *field = m_form.nextInFocusChain(); field != &m_form;
         field = field->nextInFocusChain()) {
        const bool usable = field->focusPolicy() & Qt::TabFocus && field->isEnabled()
            && field->isVisibleTo(&m_form) && m_form.isAncestorOf(field)
            && !(m_chosen && m_chosen->isAncestorOf(field));
        if (usable && takesText(field)) {
            field->setFocus(Qt::TabFocusReason);
            return true;
        }
    }
    return false;
}

void FormFocus::stayForNow()
{
    m_forNow = QApplication::focusWidget();
}

// The fields are created after the foot, so the foot's buttons are moved after them in the tab
// order.
void FormFocus::orderTabs()
{
    QWidget *last = nullptr;
    for (auto *field = m_form.nextInFocusChain(); field != &m_form;
         field = field->nextInFocusChain()) {
        if (m_form.isAncestorOf(field) && field->focusPolicy() & Qt::TabFocus)
            last = field;
    }
    for (auto *button : {m_foot.goThere(), m_foot.stop(), m_foot.discard(), m_foot.create()}) {
        if (last)
            QWidget::setTabOrder(last, button);
        last = button;
    }
}

bool FormFocus::belongsToFirst(const QWidget &page, bool pending) const
{
    const auto *focused = QApplication::focusWidget();
    const bool elsewhere = focused && !page.isAncestorOf(focused);
    const bool forNow = !focused || focused == m_forNow;
    return m_startsHere && (!pending || forNow) && !elsewhere && page.isVisible();
}

} // namespace storedesk::ui::create
