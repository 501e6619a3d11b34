// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/imports/replacebar.h"

#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/flowlayout.h"

#include <QComboBox>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>

namespace storedesk::ui::imports {

using namespace Qt::StringLiterals;
using storedesk::importcheck::Action;

ReplaceBar::ReplaceBar(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_find(new QLineEdit(this))
    , m_replacement(new QLineEdit(this))
    , m_column(new QComboBox(this))
{
    const auto label = [this](const QString &text, QWidget *field) {
        auto *made = new QLabel(text, this);
        made->setBuddy(field);
        return made;
    };
    m_find->setObjectName(u"findText"_s);
    m_replacement->setObjectName(u"replacement"_s);
    m_column->setObjectName(u"replaceColumn"_s);
    auto *preview = new Button(tr("&Preview"), theme, this);
    preview->setObjectName(u"previewReplace"_s);
    auto *close = new Button(tr("Close"), theme, this);
    auto *row = new FlowLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(label(tr("Fi&nd"), m_find));
    row->addWidget(m_find);
    row->addWidget(label(tr("Replace &with"), m_replacement));
    row->addWidget(m_replacement);
    row->addWidget(label(tr("&in"), m_column));
    row->addWidget(m_column);
    row->addWidget(preview);
    row->addWidget(close);
    hide();
    connect(preview, &Button::clicked, this, &ReplaceBar::ask);
    connect(m_find, &QLineEdit::returnPressed, this, &ReplaceBar::ask);
    connect(m_replacement, &QLineEdit::returnPressed, this, &ReplaceBar::ask);
    connect(close, &Button::clicked, this, &QWidget::hide);
}

void ReplaceBar::open(const QList<Column> &columns, int current)
{
    m_column->clear();
    for (const auto &column : columns)
        m_column->addItem(column.name, column.number);
    m_column->setCurrentIndex(std::max(0, m_column->findData(current)));
    show();
    m_find->setFocus(Qt::OtherFocusReason);
    m_find->selectAll();
}

void ReplaceBar::ask()
{
    if (m_find->text().isEmpty())
        return m_find->setFocus(Qt::OtherFocusReason);
    Q_EMIT asked({.action = Action::Replace,
                  .column = m_column->currentData().toInt(),
                  .text = m_find->text(),
                  .replacement = m_replacement->text()});
}

void ReplaceBar::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        return hide();
    QWidget::keyPressEvent(event);
}

} // namespace storedesk::ui::imports
