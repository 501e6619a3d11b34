// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cardrows.h"

#include "ui/tables/statepill.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/iconlabel.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/progressline.h"

#include <QBoxLayout>
#include <QLabel>
#include <QLocale>

namespace storedesk::ui::overview {

using namespace Qt::StringLiterals;

static QLabel *plainLabel(Role role, QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    setRole(label, role);
    return label;
}

static QHBoxLayout *line(QWidget *widget)
{
    auto *box = rowIn(widget, 8);
    return box;
}

RunningRow::RunningRow(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_sign(new IconLabel(Icon::Exports, Tone::Neutral, theme, this))
    , m_title(new ElidedLabel({}, this))
    , m_open(new Button(tr("Open"), theme, this))
    , m_bar(new ProgressLine(theme, this))
    , m_part(plainLabel(Role::Small, this))
    , m_sentence(new ElidedLabel({}, this))
{
    setRole(m_sentence, Role::Small);
    m_open->setKind(Role::Link);
    m_open->setObjectName(u"rowLink"_s);
    connect(m_open, &QPushButton::clicked, this, &RunningRow::opened);
    m_part->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_part->setMinimumWidth(theme.scaled(44));
    build();
}

void RunningRow::build()
{
    auto *head = new QHBoxLayout;
    head->setSpacing(8);
    head->addWidget(m_title, 1);
    head->addWidget(m_open);
    auto *bar = new QHBoxLayout;
    bar->setSpacing(12);
    bar->addWidget(m_bar, 1);
    bar->addWidget(m_part);
    auto *words = new QVBoxLayout;
    words->setSpacing(3);
    words->addLayout(head);
    words->addLayout(bar);
    words->addWidget(m_sentence);
    auto *box = line(this);
    box->setSpacing(12);
    box->addWidget(m_sign, 0, Qt::AlignTop);
    box->addLayout(words, 1);
}

void RunningRow::set(const RunningItem &item)
{
    m_item = item;
    m_sign->set(item.icon, Tone::Neutral);
    m_title->setText(item.title);
    m_open->setAccessibleName(tr("Open %1").arg(item.title));
    m_bar->setAmount(item.done, item.total);
    m_bar->setAccessibleName(item.title);
    m_bar->setAccessibleDescription(item.sentence);
    // Do not show 100 % before the transfer has finished.
    const auto part = item.total > 0 ? std::min<qint64>(99, item.done * 100 / item.total) : 0;
    m_part->setText(item.total > 0 ? tr("%1%").arg(QLocale().toString(part)) : QString());
    m_sentence->setText(item.sentence);
}

StockRow::StockRow(const Theme &theme, QWidget *parent)
    : RowButton(parent)
    , m_name(new ElidedLabel({}, this))
    , m_bar(new ProgressLine(theme, this))
    , m_code(new ElidedLabel({}, this))
    , m_end(new QWidget(this))
    , m_warning(new IconLabel(Icon::Warning, Tone::Warn, theme, this))
    , m_left(plainLabel(Role::Strong, this))
    , m_of(plainLabel(Role::Small, this))
    , m_widthOfEnd(theme.scaled(138))
{
    setRole(m_code, Role::Small);
    build(theme);
}

void StockRow::build(const Theme &theme)
{
    m_name->setFixedWidth(theme.scaled(150));
    auto *words = line(m_end);
    words->setSpacing(6);
    words->addStretch();
    words->addWidget(m_warning);
    words->addWidget(m_left);
    words->addWidget(m_of);
    auto *box = line(this);
    box->setSpacing(10);
    box->addWidget(m_name);
    box->addWidget(m_bar, 1);
    box->addWidget(m_code, 1);
    box->addWidget(m_end);
    setFixedHeight(theme.scaled(28));
}

void StockRow::set(const itemmodels::Stock &stock)
{
    const QLocale locale;
    const bool bar = !stock.isUnlimited() && stock.quantity > 0;
    m_name->setText(stock.name);
    setAccessibleName(tr("Open %1").arg(stock.name));
    m_bar->setVisible(bar);
    m_code->setVisible(!bar);
    // Align the ends of all bars.
    m_end->setMinimumWidth(bar ? m_widthOfEnd : 0);
    m_warning->setVisible(stock.isLow());
    m_left->setVisible(bar);
    if (bar) {
        m_bar->setTone(stock.isLow() ? Tone::Warn : Tone::Accent);
        m_bar->setAmount(*stock.left, stock.quantity);
        m_left->setText(locale.toString(*stock.left));
        m_of->setText(tr("of %1 left").arg(locale.toString(stock.quantity)));
        m_bar->setAccessibleName(stock.name);
        m_bar->setAccessibleDescription(m_left->text() + u' ' + m_of->text());
        return;
    }
    m_left->clear();
    m_code->setText(stock.code.isEmpty() ? QString() : tr("one code: %1").arg(stock.code));
    m_of->setText(stock.isUnlimited() ? tr("no limit") : tr("no codes added yet"));
}

StateCountRow::StateCountRow(const Theme &theme, QWidget *parent)
    : RowButton(parent)
    , m_sign(new IconLabel(Icon::Dot, Tone::Neutral, theme, this))
    , m_words(new ElidedLabel({}, this))
    , m_bar(new ProgressLine(theme, this))
    , m_number(plainLabel(Role::Strong, this))
{
    m_words->setFixedWidth(theme.scaled(76));
    m_number->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_number->setMinimumWidth(theme.scaled(28));
    auto *box = line(this);
    box->addWidget(m_sign);
    box->addWidget(m_words);
    box->addWidget(m_bar, 1);
    box->addWidget(m_number);
    setFixedHeight(theme.scaled(28));
}

void StateCountRow::set(const itemmodels::StateCount &count, int all)
{
    const auto pill = pillOfState(count.state, count.words);
    m_sign->set(pill.icon, pill.tone);
    m_words->setText(count.words);
    setAccessibleName(tr("Show %1: %2").arg(count.words, QLocale().toString(count.count)));
    m_bar->setTone(pill.tone);
    m_bar->setAmount(count.count, all);
    m_number->setText(QLocale().toString(count.count));
    m_bar->setAccessibleName(count.words);
    m_bar->setAccessibleDescription(m_number->text());
}

} // namespace storedesk::ui::overview
