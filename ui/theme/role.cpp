// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/theme/role.h"

#include <QAbstractScrollArea>
#include <QStyle>
#include <QVariant>
#include <QWidget>

#include <array>

using namespace Qt::StringLiterals;

namespace storedesk::ui {

// The names that the style sheet uses, in the order of the enum.
static constexpr std::array words{
    "title"_L1,   "heading"_L1,    "strong"_L1,   "muted"_L1,   "small"_L1,
    "code"_L1,    "plain"_L1,      "primary"_L1,  "danger"_L1,  "flat"_L1,
    "link"_L1,    "icononly"_L1,   "panel"_L1,    "foot"_L1,    "line"_L1,
    "divider"_L1, "navigation"_L1, "sections"_L1, "segment"_L1, "popup"_L1,
};
static_assert(words.size() == static_cast<std::size_t>(Role::Count));

QLatin1StringView wordOf(Role role)
{
    return words[static_cast<std::size_t>(role)];
}

// Sets the property and polishes the widget again. A style sheet reads properties only once, before
// the widget is first shown or measured.
void setStyleProperty(QWidget *widget, const char *name, const QVariant &value)
{
    if (widget->property(name) == value)
        return;
    widget->setProperty(name, value);
    if (!widget->testAttribute(Qt::WA_WState_Polished))
        return;
    widget->style()->unpolish(widget);
    widget->style()->polish(widget);
    widget->updateGeometry();
    widget->update();
}

void setRole(QWidget *widget, Role role)
{
    setStyleProperty(widget, "role", QString(wordOf(role)));
    // JSON and commands run from left to right in every language, so their scroll area does too.
    if (role == Role::Code && qobject_cast<QAbstractScrollArea *>(widget))
        widget->setLayoutDirection(Qt::LeftToRight);
}

void setSmall(QWidget *widget, bool isSmall)
{
    setStyleProperty(widget, "small", isSmall);
}

} // namespace storedesk::ui
