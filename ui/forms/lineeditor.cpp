// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/forms/lineeditor.h"

#include "records/formvalues.h"

#include <QEvent>
#include <QLineEdit>

namespace storedesk::ui::forms {

LineEditor::LineEditor(const catalogue::FieldRule &rule, const Theme &theme, QWidget *parent)
    : FieldEditor(rule, theme, parent)
    , m_line(new QLineEdit(this))
{
    setControl(m_line);
    connect(m_line, &QLineEdit::textEdited, this, &LineEditor::noteEdit);
    connect(m_line, &QLineEdit::textChanged, this, [this] { textChanged(); });
}

QJsonValue LineEditor::value() const
{
    return m_touched ? m_read : m_given;
}

void LineEditor::setValue(const QJsonValue &value)
{
    m_given = value.isUndefined() ? QJsonValue(QJsonValue::Null) : value;
    m_touched = false;
    m_line->setText(storedesk::records::isNothing(value) ? QString() : write(value));
    m_line->setCursorPosition(0);
}

void LineEditor::followLocale()
{
    const QString text = m_line->text();
    const QJsonValue known = value();
    if (!isLocalised() || text.isEmpty())
        return;
    if (known != QJsonValue(text)) {
        m_line->setText(write(known));
    } else if (const QJsonValue now = read(text); now != known) {
        m_read = now;
        m_touched = true;
        textChanged();
        Q_EMIT edited();
    }
}

void LineEditor::changeEvent(QEvent *event)
{
    FieldEditor::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        followLocale();
}

void LineEditor::focusToReplace()
{
    setFocus(Qt::TabFocusReason);
    // Select the text even if the field already had the focus.
    m_line->selectAll();
}

void LineEditor::setReadOnly(bool readOnly)
{
    m_line->setReadOnly(readOnly);
}

// Parses the text. Trims spaces, which are usually typing or copying mistakes and hard to find
// later. A value that the user has not edited is not trimmed.
QJsonValue LineEditor::read(const QString &text) const
{
    if (!storedesk::records::isNothing(m_given) && text == write(m_given))
        return m_given;
    const auto trimmed = text.trimmed();
    return trimmed.isEmpty() ? QJsonValue(QJsonValue::Null) : QJsonValue(trimmed);
}

QString LineEditor::write(const QJsonValue &value) const
{
    return storedesk::records::plainText(value);
}

void LineEditor::type(const QString &text)
{
    m_line->setText(text);
    noteEdit();
}

void LineEditor::noteEdit()
{
    const QString text = m_line->text();
    m_read = text.isEmpty() ? QJsonValue(QJsonValue::Null) : read(text);
    m_touched = true;
    Q_EMIT edited();
}

} // namespace storedesk::ui::forms
