// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/forms/choiceeditor.h"

#include "itemmodels/showntext.h"
#include "records/formvalues.h"
#include "ui/forms/valuewords.h"
#include "ui/widgets/fitchoices.h"

#include <QComboBox>

namespace storedesk::ui::forms {

using catalogue::Type;

ChoiceEditor::ChoiceEditor(const catalogue::FieldRule &rule, const Theme &theme, QWidget *parent)
    : FieldEditor(rule, theme, parent)
    , m_combo(new QComboBox(this))
{
    setControl(m_combo);
    m_combo->setPlaceholderText(tr("Choose"));
    m_combo->setFocusPolicy(Qt::StrongFocus);
    if (!rule.required)
        m_combo->addItem(tr("Not set"), QJsonValue(QJsonValue::Null));
    if (rule.type == Type::Boolean) {
        m_combo->addItem(tr("Yes"), QJsonValue(true));
        m_combo->addItem(tr("No"), QJsonValue(false));
    }
    for (const auto &option : rule.options) {
        m_combo->addItem(itemmodels::shownText(option.label.isEmpty() ? option.id : option.label),
                         QJsonValue(option.id));
    }
    fitChoices(*m_combo);
    m_combo->setCurrentIndex(rule.required ? -1 : 0);
    connect(m_combo, &QComboBox::currentIndexChanged, this, &ChoiceEditor::edited);
}

void ChoiceEditor::nameUnset(const QString &words)
{
    const int unset = m_combo->findData(QVariant::fromValue(QJsonValue(QJsonValue::Null)));
    if (unset < 0)
        return;
    m_combo->setItemText(unset, words);
    fitChoices(*m_combo);
}

static QJsonValue valueOf(const QComboBox &combo, int index)
{
    return index < 0 ? QJsonValue(QJsonValue::Null) : combo.itemData(index).value<QJsonValue>();
}

QJsonValue ChoiceEditor::value() const
{
    return valueOf(*m_combo, m_combo->currentIndex());
}

void ChoiceEditor::setValue(const QJsonValue &value)
{
    const QSignalBlocker quiet(m_combo);
    if (storedesk::records::isNothing(value)) {
        m_combo->setCurrentIndex(rule().required ? -1 : 0);
        return;
    }
    for (int at = 0; at < m_combo->count(); ++at) {
        if (valueOf(*m_combo, at) == value) {
            m_combo->setCurrentIndex(at);
            return;
        }
    }
    m_combo->addItem(wordsOf(rule(), value), value);
    m_combo->setCurrentIndex(m_combo->count() - 1);
}

void ChoiceEditor::setReadOnly(bool readOnly)
{
    m_combo->setEnabled(!readOnly);
}

} // namespace storedesk::ui::forms
