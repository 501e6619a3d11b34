// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/jobs/reasonlist.h"

#include "purchases/missingproducts.h"
#include "ui/jobs/jobtexts.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/discard.h"
#include "ui/widgets/iconlabel.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/scrolled.h"

#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace storedesk::ui::jobs {

using namespace Qt::StringLiterals;
using journal::RowReason;
using journal::RowState;

// Maximum number of reasons shown. The report lists all of them.
static constexpr std::size_t mostReasons = 12;

static constexpr int columnsOfList = 8;
// Minimum width at which the links are shown next to the text.
static constexpr int roomForLinks = 600;
static constexpr int roomForProductsLink = 180;

ReasonList::ReasonList(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_note(new QLabel(this))
    , m_body(new QWidget(this))
    , m_grid(new QGridLayout(m_body))
    , m_area(scrolled(m_body))
    , m_more(new QLabel(this))
{
    auto *title = new QLabel(tr("By reason"), this);
    setRole(title, Role::Strong);
    setRole(m_note, Role::Small);
    setRole(m_more, Role::Small);
    m_more->setObjectName(u"moreReasons"_s);
    m_more->setContentsMargins(12, 0, 12, 8);
    m_more->hide();
    m_note->setTextFormat(Qt::PlainText);
    auto *head = new QHBoxLayout;
    head->setContentsMargins(12, 8, 12, 4);
    head->setSpacing(10);
    head->addWidget(title);
    head->addWidget(m_note, 1);
    m_grid->setContentsMargins(12, 2, 12, 8);
    m_grid->setHorizontalSpacing(10);
    m_grid->setVerticalSpacing(8);
    m_grid->setColumnStretch(2, 1);
    auto *box = columnIn(this);
    box->addLayout(head);
    box->addWidget(m_area);
    box->addWidget(m_more);
}

void ReasonList::show(const std::vector<RowReason> &reasons, const journal::JobHead &head)
{
    const bool ended = head.state == journal::JobState::Done;
    setVisible(!reasons.empty());
    if (reasons == m_shown && ended == m_ended && m_obstacle == m_shownObstacle)
        return;
    m_shownObstacle = m_obstacle;
    m_shown = reasons;
    m_ended = ended;
    clearLayout(*m_grid);
    m_lines.clear();
    m_hasProductsLink = false;
    qint64 rows = 0;
    for (std::size_t at = 0; at < reasons.size(); ++at) {
        rows += reasons[at].rows;
        if (at < mostReasons)
            addReason(reasons[at], ended);
    }
    const int kinds = static_cast<int>(reasons.size());
    m_more->setText(tr("and %Ln more, in the report", nullptr,
                       std::max(0, kinds - static_cast<int>(mostReasons))));
    m_more->setVisible(reasons.size() > mostReasons);
    m_note->setText(u"%1, %2"_s.arg(tr("%Ln row(s)", nullptr, static_cast<int>(rows)),
                                    tr("%Ln reason(s)", nullptr, kinds)));
    arrange();
}

void ReasonList::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (m_narrow != isNarrow())
        arrange();
    giveRoom();
}

bool ReasonList::isNarrow() const
{
    return width() < m_theme.scaled(roomForLinks + (m_hasProductsLink ? roomForProductsLink : 0));
}

// Moves the links below the text if they would leave too little room for it.
void ReasonList::arrange()
{
    m_narrow = isNarrow();
    while (auto *item = m_grid->takeAt(0))
        // Delete only the layout item, not the widgets.
        delete item;
    int row = 0;
    for (const auto &line : m_lines) {
        m_grid->addWidget(line.sign, row, 0);
        m_grid->addWidget(line.count, row, 1);
        m_grid->addWidget(line.words, row, 2, 1, m_narrow ? columnsOfList - 2 : 1);
        row += m_narrow ? 1 : 0;
        for (const auto &[link, column] : line.links)
            m_grid->addWidget(link, row, column);
        ++row;
    }
    giveRoom();
}

// Reserves two lines for reasons that need them. If this takes too much height from the rows above,
// the reasons scroll.
void ReasonList::giveRoom()
{
    const int needed =
        m_grid->hasHeightForWidth() ? m_grid->heightForWidth(width()) : m_grid->sizeHint().height();
    m_body->setMinimumHeight(needed);
    m_area->setFixedHeight(std::min(needed, std::max(m_theme.scaled(110), window()->height() / 4)));
}

void ReasonList::addReason(const RowReason &reason, bool ended)
{
    const auto pill = pillOf(reason.state, {});
    auto *count = new QLabel(u"%1 ×"_s.arg(QLocale().toString(reason.rows)), m_body);
    setRole(count, Role::Strong);
    count->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    auto *words = new QLabel(reason.text, m_body);
    words->setTextFormat(Qt::PlainText);
    words->setWordWrap(true);
    words->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto &line =
        m_lines.emplace_back(Line{.sign = new IconLabel(pill.icon, pill.tone, m_theme, m_body),
                                  .count = count,
                                  .words = words,
                                  .links = {}});
    for (auto *widget : {line.sign, line.count, line.words})
        widget->show();
    if (!m_offers)
        return;
    const auto link = [&](const QString &text, const QString &name, int column) {
        auto *button = new Button(text, m_theme, m_body);
        button->setKind(Role::Link);
        button->setObjectName(name);
        button->setAccessibleName(u"%1: %2"_s.arg(text, reason.text));
        button->show();
        line.links.append({button, column});
        return button;
    };
    connect(link(tr("Show rows"), u"showRows"_s, 3), &Button::clicked, this,
            [this, reason] { Q_EMIT rowsAsked(reason); });
    // Requests that may have taken effect are resent only after a question that explains the risk.
    // Rows that were never valid are not retried at all.
    if (ended && reason.state != RowState::NotSent) {
        const auto text = reason.state == RowState::Unknown ? tr("Decide…") : tr("Retry these");
        auto *retry = link(text, u"retryRows"_s, 4);
        retry->setEnabled(m_obstacle.isEmpty());
        retry->setToolTip(m_obstacle);
        connect(retry, &Button::clicked, this, [this, reason] { Q_EMIT retryAsked(reason); });
    }
    if (ended && m_fixable && reason.state != RowState::Unknown) {
        auto *fix = link(tr("Fix…"), u"fixRows"_s, 5);
        fix->setToolTip(tr("Open these rows to fix and resend them"));
        connect(fix, &Button::clicked, this, [this, reason] { Q_EMIT fixAsked(reason); });
    }
    connect(link(tr("Save as CSV…"), u"saveRows"_s, 6), &Button::clicked, this,
            [this, reason] { Q_EMIT saveAsked(reason); });
    if (m_createsProducts && reason.code == storedesk::purchases::missingProductsCode) {
        m_hasProductsLink = true;
        auto *create = link(tr("Create missing products…"), u"createProducts"_s, 7);
        create->setToolTip(tr("Open a bulk job with the products that these rows need"));
        connect(create, &Button::clicked, this, [this, reason] { Q_EMIT productsAsked(reason); });
    }
}

} // namespace storedesk::ui::jobs
