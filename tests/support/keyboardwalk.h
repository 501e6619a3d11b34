// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/forms/fieldeditor.h"

#include <QAbstractSpinBox>
#include <QCheckBox>
#include <QComboBox>
#include <QEnterEvent>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPointer>
#include <QRadioButton>
#include <QTest>

#include <algorithm>

namespace support {

// Walks through a window by keyboard and returns its faults: focusable widgets that are never
// reached, and widgets that the focus can't leave.
class KeyboardWalk final
{
public:
    explicit KeyboardWalk(QWidget &front)
        : m_front(front)
    { }

    [[nodiscard]] QStringList faults()
    {
        const auto before = stops();
        const auto passedForward = walk(Qt::NoModifier, before.size());
        const auto passedBack = walk(Qt::ShiftModifier, before.size());
        // Passing a widget may show or hide others.
        const auto after = stops();
        for (auto *stop : before) {
            if (!after.contains(stop))
                continue;
            if (!passedForward.contains(stop))
                m_faults.append(QStringLiteral("not reached with Tab: ") + nameOf(stop));
            if (!passedBack.contains(stop))
                m_faults.append(QStringLiteral("not reached with Shift+Tab: ") + nameOf(stop));
        }
        return m_faults;
    }

    [[nodiscard]] static QString nameOf(const QWidget *widget)
    {
        QStringList names;
        for (; widget && names.size() < 3; widget = widget->parentWidget())
            names.append(QString::fromLatin1(widget->metaObject()->className()) + u' '
                         + widget->objectName());
        return names.join(QStringLiteral(" in "));
    }

private:
    // A date and time has six parts.
    static constexpr int mostParts = 6;

    [[nodiscard]] QSet<QWidget *> stops() const
    {
        QSet<QWidget *> stops;
        for (auto *widget : m_front.findChildren<QWidget *>()) {
            if (widget->window() == &m_front && widget->isVisible() && widget->isEnabled()
                && (widget->focusPolicy() & Qt::TabFocus) == Qt::TabFocus && !widget->focusProxy())
                stops.insert(widget);
        }
        return stops;
    }

    [[nodiscard]] QSet<QWidget *> walk(Qt::KeyboardModifier modifier, qsizetype expected)
    {
        const auto key = modifier == Qt::ShiftModifier ? Qt::Key_Backtab : Qt::Key_Tab;
        QSet<QWidget *> passed;
        if (!m_front.focusWidget())
            QTest::keyClick(&m_front, Qt::Key_Tab);
        const QPointer<QWidget> start = m_front.focusWidget();
        int stays = 0;
        for (qsizetype step = 0; step <= 2 * expected + 30; ++step) {
            auto *from = m_front.focusWidget();
            if (!from)
                break;
            QTest::keyClick(from, key, modifier);
            auto *to = m_front.focusWidget();
            // Tab moves between the parts of a date or time first.
            stays = to == from ? stays + 1 : 0;
            if (stays > mostParts && expected > 1) {
                m_faults.append(QStringLiteral("the focus can't leave ") + nameOf(from));
                break;
            }
            passed.insert(to);
            if (to == start && stays == 0)
                break;
        }
        return passed;
    }

    QWidget &m_front;
    QStringList m_faults;
};

// Returns the visible fields of forms without a tool tip or What's This text. Fields of records
// also have to give the service's own name.
[[nodiscard]] inline QStringList unexplainedFields(QWidget &front)
{
    QStringList faults;
    for (auto *widget : front.findChildren<QWidget *>()) {
        const bool isField = qobject_cast<QLineEdit *>(widget) || qobject_cast<QComboBox *>(widget)
            || qobject_cast<QAbstractSpinBox *>(widget) || qobject_cast<QPlainTextEdit *>(widget)
            || qobject_cast<QCheckBox *>(widget) || qobject_cast<QRadioButton *>(widget);
        const bool isInside = qobject_cast<QComboBox *>(widget->parentWidget())
            || qobject_cast<QAbstractSpinBox *>(widget->parentWidget());
        // Read-only texts are not fields.
        if (!isField || isInside || widget->property("readOnly").toBool()
            || widget->window() != &front || !widget->isVisible())
            continue;
        QEnterEvent enter(QPointF(1, 1), QPointF(1, 1), QPointF(1, 1));
        QCoreApplication::sendEvent(widget, &enter);
        if (widget->toolTip().isEmpty() || widget->whatsThis().isEmpty())
            faults.append(QStringLiteral("not explained: ") + KeyboardWalk::nameOf(widget));
    }
    for (const auto *editor : front.findChildren<storedesk::ui::forms::FieldEditor *>()) {
        const auto *control = editor->focusProxy();
        if (control && editor->isVisible() && !control->whatsThis().contains(editor->key()))
            faults.append(QStringLiteral("the service's name is missing: ") + editor->key());
    }
    return faults;
}

} // namespace support
