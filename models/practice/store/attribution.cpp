// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/store/attribution.h"

#include "catalogue/activitytype.h"
#include "catalogue/key.h"
#include "practice/store/store.h"

#include <QHash>
#include <QJsonDocument>

#include <algorithm>
#include <array>
#include <vector>

namespace storedesk::practice {

namespace key = catalogue::key;
namespace activitytype = catalogue::activitytype;
using namespace Qt::StringLiterals;

namespace {

struct KindRow
{
    QLatin1StringView type;
    InteractionKind kind;
};

constexpr std::array kinds{
    KindRow{activitytype::emailOpened, InteractionKind::Opening},
    KindRow{activitytype::pushNotificationOpened, InteractionKind::Opening},
    KindRow{activitytype::emailLinkClicked, InteractionKind::Click},
    KindRow{activitytype::pushNotificationLinkClicked, InteractionKind::Click},
    KindRow{activitytype::webLinkClicked, InteractionKind::WebClick},
    KindRow{activitytype::smsSent, InteractionKind::TextMessage},
};

using Interactions = std::span<const Interaction>;

struct Scenario
{
    int number;
    Moment window;
    // The confidence at the time of the interaction, and at the end of the window.
    int most;
    int least;
    bool (*fits)(Interactions all, const Interaction &candidate, Moment purchase);
};

// A click in a content that was opened before, at most a day before the purchase.
bool isClickAfterOpening(Interactions all, const Interaction &click, Moment purchase)
{
    return click.kind == InteractionKind::Click && click.content != 0
        && std::ranges::any_of(all, [&](const Interaction &opening) {
               return opening.kind == InteractionKind::Opening && opening.content == click.content
                   && opening.date <= click.date && purchase - opening.date <= day;
           });
}

bool isClick(Interactions, const Interaction &candidate, Moment)
{
    return candidate.kind == InteractionKind::Click || candidate.kind == InteractionKind::WebClick;
}

bool isOpening(Interactions, const Interaction &candidate, Moment)
{
    return candidate.kind == InteractionKind::Opening;
}

bool isTextMessage(Interactions, const Interaction &candidate, Moment)
{
    return candidate.kind == InteractionKind::TextMessage;
}

constexpr std::array scenarios{
    Scenario{2, day, 75, 60, isClickAfterOpening},
    Scenario{3, 2 * day, 65, 50, isClick},
    Scenario{4, 2 * day, 50, 40, isOpening},
    Scenario{5, day, 50, 20, isTextMessage},
};

} // namespace

std::optional<InteractionKind> interactionKindOf(QByteArrayView activityType)
{
    const auto found = std::ranges::find_if(kinds, [activityType](const KindRow &row) {
        return QByteArrayView(row.type) == activityType;
    });
    return found == kinds.end() ? std::nullopt : std::optional(found->kind);
}

std::optional<Attribution> attributionOf(Interactions interactions, Moment purchase)
{
    for (const auto &scenario : scenarios) {
        for (auto at = interactions.size(); at-- > 0;) {
            const auto &candidate = interactions[at];
            const auto age = purchase - candidate.date;
            if (age < 0 || age > scenario.window
                || !scenario.fits(interactions, candidate, purchase))
                continue;
            const auto fall = (scenario.most - scenario.least) * age / scenario.window;
            return Attribution{.interaction = at,
                               .scenario = scenario.number,
                               .confidence = scenario.most - static_cast<int>(fall)};
        }
    }
    return std::nullopt;
}

QJsonObject attributionOf(Store &store, qint64 contact, Moment purchase)
{
    static constexpr Moment longest = 2 * day;
    std::vector<Interaction> interactions;
    std::vector<QJsonObject> bodies;
    QHash<QString, qint64> contents;
    auto rows = store.database().query("SELECT type, date, body FROM activity WHERE contact = ? AND"
                                       " date >= ? AND date <= ? ORDER BY date, number",
                                       {contact, purchase - longest, purchase});
    while (rows.next()) {
        const auto kind = interactionKindOf(rows.view(0));
        const auto body = QJsonDocument::fromJson(rows.bytes(2)).object();
        if (!kind || body[key::workflowId].toString().isEmpty())
            continue;
        const auto content = body[key::column::contentId].toString();
        if (!content.isEmpty() && !contents.contains(content))
            contents.insert(content, contents.size() + 1);
        interactions.push_back(
            {.date = rows.number(1), .kind = *kind, .content = contents.value(content)});
        bodies.push_back(body);
    }
    const auto found = attributionOf(interactions, purchase);
    if (!found)
        return {};
    const auto &source = bodies[found->interaction];
    QJsonObject members{
        {key::workflowId, source[key::workflowId]},
        {key::column::attributionScenario, QString::number(found->scenario)},
        {key::column::attributionConfidence, QString::number(found->confidence)},
    };
    if (source.contains(key::column::contentId))
        members[key::column::contentId] = source[key::column::contentId];
    return members;
}

} // namespace storedesk::practice
