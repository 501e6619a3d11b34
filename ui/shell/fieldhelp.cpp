// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/fieldhelp.h"

#include "ui/shell/helprow.h"
#include "ui/tables/searchfield.h"
#include "ui/widgets/technicalname.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QRadioButton>

#include <algorithm>

namespace storedesk::ui::shell {

using namespace Qt::StringLiterals;

namespace {

bool isIn(const QWidget &field, QLatin1StringView form)
{
    for (const auto *parent = field.parentWidget(); parent; parent = parent->parentWidget()) {
        if (parent->objectName() == form)
            return true;
    }
    return form.isEmpty();
}

bool isCalled(const QWidget &field, QLatin1StringView name)
{
    return name.endsWith('*'_L1) ? field.objectName().startsWith(name.chopped(1))
                                 : field.objectName() == name;
}

bool isField(const QWidget &widget)
{
    return qobject_cast<const QLineEdit *>(&widget) || qobject_cast<const QComboBox *>(&widget)
        || qobject_cast<const QAbstractSpinBox *>(&widget)
        || qobject_cast<const QPlainTextEdit *>(&widget) || qobject_cast<const QCheckBox *>(&widget)
        || qobject_cast<const QRadioButton *>(&widget);
}

// Explains a field without a row by its description for screen readers, which settings have, or by
// the placeholder of a search.
void completeHelp(QWidget &field)
{
    const auto *search = qobject_cast<const SearchField *>(&field);
    const auto own = search ? search->placeholderText() : field.accessibleDescription();
    if (field.toolTip().isEmpty())
        field.setToolTip(field.whatsThis().isEmpty() ? own : field.whatsThis());
    if (field.whatsThis().isEmpty())
        field.setWhatsThis(field.toolTip().toHtmlEscaped());
}

} // namespace

FieldHelp::FieldHelp(QObject *parent)
    : QObject(parent)
{
    qApp->installEventFilter(this);
}

QString FieldHelp::textFor(const QWidget &field)
{
    const auto rows = helpRows();
    const auto found = std::ranges::find_if(rows, [&](const HelpRow &row) {
        return isCalled(field, row.field) && isIn(field, row.form);
    });
    return found == rows.end() ? QString() : QCoreApplication::translate("FieldHelp", found->text);
}

bool FieldHelp::eventFilter(QObject *watched, QEvent *event)
{
    const bool enters = event->type() == QEvent::FocusIn || event->type() == QEvent::Enter;
    auto *widget = enters ? qobject_cast<QWidget *>(watched) : nullptr;
    if (!widget || !(isField(*widget) || qobject_cast<QAbstractButton *>(widget)))
        return QObject::eventFilter(watched, event);
    if (const auto text = textFor(*widget); !text.isEmpty()) {
        widget->setWhatsThis(text.toHtmlEscaped() + u"<br>"_s + referenceLink());
        if (widget->toolTip().isEmpty())
            widget->setToolTip(text);
    } else if (isField(*widget)) {
        completeHelp(*widget);
    }
    return QObject::eventFilter(watched, event);
}

} // namespace storedesk::ui::shell
