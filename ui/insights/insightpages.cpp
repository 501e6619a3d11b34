// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "insightpages.h"

#include "ui/host/pageid.h"
#include "ui/insights/insightspage.h"
#include "ui/insights/questionpage.h"

#include <QCoreApplication>

#include <array>

namespace storedesk::ui::insights {

using namespace Qt::StringLiterals;

static Page *makeInsights(PageHost &host, const PageAddress &place)
{
    return place.values.isEmpty() ? new InsightsPage(host) : nullptr;
}

static Page *makeQuestion(PageHost &host, const PageAddress &place)
{
    const auto *question = storedesk::insights::questionNamed(place.values.value(0));
    return place.values.size() == 1 && question ? new QuestionPage(*question, host) : nullptr;
}

// clang-format off
static constexpr std::array rows{
    PageRow{.word = pageid::insights, .title = QT_TRANSLATE_NOOP("PageRow", "Insights"), .group = NavigationGroup::Top, .icon = Icon::Chart, .make = makeInsights,
            .keywords = QT_TRANSLATE_NOOP("Keywords", "statistics analysis cohorts funnel rfm")},
    PageRow{.word = pageid::insight,  .title = QT_TRANSLATE_NOOP("PageRow", "Insight"), .icon = Icon::Chart, .make = makeQuestion},
};
// clang-format on

std::span<const PageRow> insightPages()
{
    return rows;
}

} // namespace storedesk::ui::insights
