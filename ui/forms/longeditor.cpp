// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/forms/longeditor.h"

#include "records/formvalues.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"

#include <QFontMetrics>
#include <QJsonArray>
#include <QJsonDocument>
#include <QPlainTextEdit>
#include <QScopedValueRollback>

#include <algorithm>

namespace storedesk::ui::forms {

using namespace Qt::StringLiterals;
using catalogue::Type;

LongEditor::LongEditor(const catalogue::FieldRule &rule, Form form, const Theme &theme,
                       QWidget *parent)
    : FieldEditor(rule, theme, parent)
    , m_form(form)
    , m_edit(new QPlainTextEdit(this))
{
    setControl(m_edit);
    m_edit->setTabChangesFocus(true);
    if (form == Form::Json)
        setRole(m_edit, Role::Code);
    if (form == Form::List)
        setNote(tr("One per line."));
    fit();
    connect(m_edit, &QPlainTextEdit::textChanged, this, [this] {
        fit();
        if (m_filling)
            return;
        m_touched = true;
        Q_EMIT edited();
    });
}

QJsonValue LongEditor::value() const
{
    if (!m_touched)
        return m_given;
    const QString text = m_edit->toPlainText();
    if (text.trimmed().isEmpty())
        return QJsonValue::Null;
    switch (m_form) {
    case Form::List:
        return readList(text);
    case Form::Json:
        return readJson(text);
    case Form::Text:
        break;
    }
    return text;
}

QJsonValue LongEditor::readList(const QString &text) const
{
    QJsonArray list;
    for (const QString &textLine : text.split(u'\n')) {
        if (const QString element = textLine.trimmed(); !element.isEmpty())
            list.append(element);
    }
    return list;
}

// Parses the text as JSON, wrapped in an array because a JSON document needs a container. Free text
// is accepted only where any value is valid.
QJsonValue LongEditor::readJson(const QString &text) const
{
    const auto document = QJsonDocument::fromJson('[' + text.toUtf8() + ']');
    const QJsonArray values = document.array();
    return document.isArray() && values.size() == 1 ? QJsonValue(values.at(0)) : QJsonValue(text);
}

static QString textOf(LongEditor::Form form, const QJsonValue &value)
{
    if (storedesk::records::isNothing(value))
        return {};
    if (form == LongEditor::Form::List) {
        QStringList lines;
        for (const auto &element : value.toArray())
            lines.append(storedesk::records::plainText(element));
        return lines.join(u'\n');
    }
    if (form == LongEditor::Form::Json && (value.isObject() || value.isArray())) {
        const auto document =
            value.isObject() ? QJsonDocument(value.toObject()) : QJsonDocument(value.toArray());
        return QString::fromUtf8(document.toJson()).trimmed();
    }
    return storedesk::records::plainText(value);
}

void LongEditor::setValue(const QJsonValue &value)
{
    const QScopedValueRollback filling(m_filling, true);
    m_given = value.isUndefined() ? QJsonValue(QJsonValue::Null) : value;
    m_touched = false;
    m_edit->setPlainText(textOf(m_form, value));
}

void LongEditor::setReadOnly(bool readOnly)
{
    m_edit->setReadOnly(readOnly);
}

// Fits the height to the text, from two to eight lines.
void LongEditor::fit()
{
    const int lines = std::clamp(m_edit->blockCount(), 2, 8);
    const QFontMetrics metrics(m_edit->font());
    m_edit->setFixedHeight(lines * metrics.lineSpacing() + theme().scaled(22));
}

} // namespace storedesk::ui::forms
