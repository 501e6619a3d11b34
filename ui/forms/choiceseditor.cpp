// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/forms/choiceseditor.h"

#include "itemmodels/showntext.h"
#include "records/formvalues.h"
#include "ui/forms/valuewords.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme.h"

#include <QFrame>
#include <QJsonArray>
#include <QKeyEvent>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace storedesk::ui::forms {

using namespace Qt::StringLiterals;

ChoicesEditor::ChoicesEditor(const catalogue::FieldRule &rule, const Theme &theme, QWidget *parent)
    : FieldEditor(rule, theme, parent)
    , m_field(new QPushButton(this))
{
    setControl(m_field);
    m_field->setProperty("field", true);
    m_field->setIcon(iconOf(Icon::List, theme, Ink::Muted));
    m_field->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_field->installEventFilter(this);
    connect(m_field, &QPushButton::clicked, this, &ChoicesEditor::openList);
    tell();
}

QJsonValue ChoicesEditor::value() const
{
    if (!m_touched)
        return m_given;
    return QJsonArray::fromStringList(m_chosen);
}

void ChoicesEditor::setValue(const QJsonValue &value)
{
    m_given = value.isUndefined() ? QJsonValue(QJsonValue::Null) : value;
    m_touched = false;
    m_chosen.clear();
    for (const auto &element : value.toArray())
        m_chosen.append(element.toString());
    tell();
}

void ChoicesEditor::setReadOnly(bool readOnly)
{
    m_field->setEnabled(!readOnly);
}

void ChoicesEditor::tell()
{
    const QString words = wordsOf(rule(), QJsonArray::fromStringList(m_chosen));
    m_field->setText(!words.isEmpty()            ? words
                         : rule().help.isEmpty() ? tr("None selected")
                                                 : rule().help);
    m_field->setToolTip(words);
    m_field->setAccessibleName(
        tr("%1: %2").arg(itemmodels::shownText(rule().title), m_field->text()));
}

static void fill(QListWidget &list, const catalogue::FieldRule &rule, const QStringList &chosen)
{
    QStringList known;
    const auto add = [&](const QString &id, const QString &label) {
        auto *item = new QListWidgetItem(label.isEmpty() ? id : label, &list);
        item->setData(Qt::UserRole, id);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(chosen.contains(id) ? Qt::Checked : Qt::Unchecked);
        known.append(id);
    };
    for (const auto &option : rule.options)
        add(option.id, option.label);
    for (const QString &id : chosen) {
        if (!known.contains(id))
            add(id, {});
    }
    list.setCurrentRow(0);
}

void ChoicesEditor::openList()
{
    auto *popup = new QFrame(this, Qt::Popup);
    popup->setAttribute(Qt::WA_DeleteOnClose);
    popup->setFrameShape(QFrame::StyledPanel);
    popup->setAccessibleName(rule().title);
    m_list = new QListWidget(popup);
    m_list->setObjectName(key() + u".options"_s);
    m_list->setAccessibleName(rule().title);
    fill(*m_list, rule(), m_chosen);
    connect(m_list, &QListWidget::itemChanged, this, &ChoicesEditor::take);
    auto *box = new QVBoxLayout(popup);
    box->setContentsMargins(4, 4, 4, 4);
    box->addWidget(m_list);
    m_list->setSpacing(2);
    const int row = m_list->sizeHintForRow(0) + 2 * m_list->spacing();
    const int wanted = std::min(m_list->count(), 16) * row + 16;
    // Open the list below the field, or above it if there is more room, but never outside the
    // window.
    const auto *shown = window();
    const int top = m_field->mapTo(shown, QPoint()).y();
    const int below = shown->height() - top - m_field->height() - 10;
    const bool up = wanted > below && top > below;
    const int height = std::min(wanted, (up ? top : below) - 4);
    popup->resize(std::max(m_field->width(), theme().scaled(200)), height);
    popup->move(m_field->mapToGlobal(QPoint(0, up ? -height - 2 : m_field->height() + 2)));
    popup->show();
    m_list->setFocus();
}

void ChoicesEditor::take()
{
    m_chosen.clear();
    for (int row = 0; row < m_list->count(); ++row) {
        const auto *item = m_list->item(row);
        if (item->checkState() == Qt::Checked)
            m_chosen.append(item->data(Qt::UserRole).toString());
    }
    m_touched = true;
    tell();
    Q_EMIT edited();
}

// Opens the list with the down arrow as in a combo box, and with Enter as on a button.
bool ChoicesEditor::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_field && event->type() == QEvent::KeyPress) {
        const int pressed = static_cast<QKeyEvent *>(event)->key();
        const bool enter = pressed == Qt::Key_Return || pressed == Qt::Key_Enter;
        if (enter || pressed == Qt::Key_Down || pressed == Qt::Key_F4) {
            openList();
            return true;
        }
    }
    return FieldEditor::eventFilter(watched, event);
}

} // namespace storedesk::ui::forms
