// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "answerview.h"

#include "insightviews/answerviews.h"

#include <algorithm>
#include <array>

namespace storedesk::insightviews {

using namespace Qt::StringLiterals;
using insights::QuestionRow;

static constexpr std::array displays{
    QuestionDisplay{"sales"_L1, QuestionTheme::Sales, salesView},
    QuestionDisplay{"new-returning"_L1, QuestionTheme::Sales, newReturningView},
    QuestionDisplay{"products"_L1, QuestionTheme::Sales, productsView},
    QuestionDisplay{"sources"_L1, QuestionTheme::Sales, sourcesView},
    QuestionDisplay{"rfm"_L1, QuestionTheme::Customers, rfmView},
    QuestionDisplay{"cohorts"_L1, QuestionTheme::Customers, cohortsView, longerCohorts},
    QuestionDisplay{"best-customers"_L1, QuestionTheme::Customers, bestCustomersView},
    QuestionDisplay{"second-purchase"_L1, QuestionTheme::Customers, secondPurchaseView},
    QuestionDisplay{"emails"_L1, QuestionTheme::Email, emailsView},
    QuestionDisplay{"funnel"_L1, QuestionTheme::Email, funnelView},
    QuestionDisplay{"hours"_L1, QuestionTheme::Email, hoursView},
    QuestionDisplay{"workflows"_L1, QuestionTheme::Email, workflowsView},
    QuestionDisplay{"coupons"_L1, QuestionTheme::Email, couponsView},
    QuestionDisplay{"list-health"_L1, QuestionTheme::List, listHealthView},
    QuestionDisplay{"quiet"_L1, QuestionTheme::List, quietView},
    QuestionDisplay{"quota"_L1, QuestionTheme::List, quotaView},
};

const std::vector<quint32> *AnswerView::peopleOf(const insights::InsightReply &reply,
                                                 const QString &key) const
{
    for (const auto *sets : {&combined, reply.people.get()}) {
        if (const auto found = sets->find(key); found != sets->end())
            return &found->second;
    }
    return nullptr;
}

std::span<const QuestionDisplay> questionDisplays()
{
    return displays;
}

const QuestionDisplay &displayOf(const QuestionRow &question)
{
    const auto found = std::ranges::find(displays, question.name, &QuestionDisplay::name);
    Q_ASSERT(found != displays.end());
    return *found;
}

QString titleOf(QuestionTheme theme)
{
    switch (theme) {
    case QuestionTheme::Sales:
        return AnswerView::tr("Sales");
    case QuestionTheme::Customers:
        return AnswerView::tr("Customers");
    case QuestionTheme::Email:
        return AnswerView::tr("Email and coupons");
    case QuestionTheme::List:
    case QuestionTheme::Count:
        break;
    }
    return AnswerView::tr("Contacts and activities");
}

} // namespace storedesk::insightviews
