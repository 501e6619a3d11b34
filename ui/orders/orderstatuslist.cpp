// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/orders/orderstatuslist.h"

#include "ui/theme/role.h"
#include "ui/widgets/discard.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/layouts.h"

#include <QCheckBox>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace storedesk::ui::orders {

using namespace Qt::StringLiterals;
using storedesk::purchases::StatusCount;
using storedesk::purchases::StatusMeaning;

// A column with more distinct words than this is not a status column.
static constexpr std::size_t mostWords = 24;

OrderStatusList::OrderStatusList(QWidget *parent)
    : QWidget(parent)
    , m_title(new QLabel(this))
    , m_more(new QLabel(this))
    , m_body(new QWidget(this))
    , m_flow(new FlowLayout(m_body))
{
    for (auto *label : {m_title, m_more}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
    }
    setRole(m_more, Role::Muted);
    m_title->setObjectName(u"statusTitle"_s);
    auto *box = columnIn(this, 4);
    box->addWidget(m_title);
    box->addWidget(m_body);
    box->addWidget(m_more);
}

void OrderStatusList::setBook(const storedesk::purchases::OrderBook &book)
{
    if (!book.hasStatus)
        m_title->setText(tr("The file has no order status, so all orders count as sales."));
    else
        m_title->setText(tr("Tick the statuses that count as sales. Other orders are not sent."));
    m_title->setVisible(!book.hasStatus || !book.statuses.empty());
    m_body->setVisible(!book.statuses.empty());
    m_more->setVisible(book.statuses.size() > mostWords);
    m_more->setText(tr("%L1 more statuses are not shown. Check which column contains the status.")
                        .arg(book.statuses.size() - std::min(mostWords, book.statuses.size())));
    const auto isSameWord = [](const StatusCount &one, const StatusCount &other) {
        return one.status.key == other.status.key && one.orders == other.orders;
    };
    // Keep the boxes in order after a decision, so that the keyboard focus stays in place.
    auto inOrder = book.statuses;
    std::ranges::stable_sort(inOrder, {}, [this](const StatusCount &count) {
        return std::ranges::find_if(m_shown,
                                    [&count](const StatusCount &shown) {
                                        return shown.status.key == count.status.key;
                                    })
            - m_shown.begin();
    });
    const bool isSame = std::ranges::equal(inOrder, m_shown, isSameWord);
    m_shown = isSame ? inOrder : book.statuses;
    if (!isSame) {
        clearLayout(*m_flow);
        m_boxes.clear();
        for (std::size_t at = 0; at < std::min(mostWords, m_shown.size()); ++at)
            addBox(m_shown[at]);
    }
    showBoxes();
}

void OrderStatusList::addBox(const StatusCount &count)
{
    auto *box = new QCheckBox(m_body);
    box->setObjectName(u"status-"_s + count.status.key);
    connect(box, &QCheckBox::clicked, this,
            [this, key = count.status.key](bool isSale) { Q_EMIT decided(key, isSale); });
    m_flow->addWidget(box);
    // Show the box now. The layout would show it only from the event loop, which is too late to set
    // the focus.
    box->show();
    m_boxes.append(box);
}

void OrderStatusList::showBoxes()
{
    for (qsizetype at = 0; at < m_boxes.size(); ++at) {
        const auto &[status, orders] = m_shown[static_cast<std::size_t>(at)];
        auto word = status.text.isEmpty() ? tr("Blank") : status.text.left(40);
        word.replace(u'&', u"&&"_s);
        auto *box = m_boxes.at(at);
        box->setText(status.meaning == StatusMeaning::Unknown
                         ? tr("%1 (%L2), unknown").arg(word).arg(orders)
                         : tr("%1 (%L2)").arg(word).arg(orders));
        box->setAccessibleName(tr("Orders with the status “%1” count as sales").arg(word));
        box->setChecked(status.meaning == StatusMeaning::Sale);
    }
}

bool OrderStatusList::focusFirst()
{
    const auto unknown = std::ranges::find_if(m_shown, [](const StatusCount &count) {
        return count.status.meaning == StatusMeaning::Unknown;
    });
    const auto at = unknown - m_shown.begin();
    if (unknown == m_shown.end() || at >= m_boxes.size())
        return false;
    m_boxes.at(at)->setFocus(Qt::OtherFocusReason);
    return true;
}

} // namespace storedesk::ui::orders
