// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "activitygroup.h"

#include "catalogue/activitytype.h"
#include "catalogue/field.h"
#include "catalogue/key.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace storedesk::activities {

using namespace Qt::StringLiterals;
namespace activitytype = catalogue::activitytype;

namespace {

struct TypeRow
{
    QLatin1StringView type;
    ActivityGroup kind;
};

struct KindRow
{
    ActivityGroup kind;
    // Source text.
    const char *title;
};

// Types that are not listed are of the kind Other.
constexpr std::array typeRows{
    TypeRow{"purchase"_L1, ActivityGroup::Purchase},
    TypeRow{activitytype::emailSent, ActivityGroup::Sent},
    TypeRow{activitytype::emailSentAlert, ActivityGroup::Sent},
    TypeRow{activitytype::smsSent, ActivityGroup::Sent},
    TypeRow{activitytype::smsSentAlert, ActivityGroup::Sent},
    TypeRow{activitytype::emailOpened, ActivityGroup::Opened},
    TypeRow{activitytype::pushNotificationOpened, ActivityGroup::Opened},
    TypeRow{activitytype::webContentOpened, ActivityGroup::Opened},
    TypeRow{activitytype::emailLinkClicked, ActivityGroup::Clicked},
    TypeRow{activitytype::pushNotificationLinkClicked, ActivityGroup::Clicked},
    TypeRow{activitytype::webLinkClicked, ActivityGroup::Clicked},
    TypeRow{activitytype::webPageVisited, ActivityGroup::Visit},
    TypeRow{activitytype::productVisited, ActivityGroup::Visit},
    TypeRow{activitytype::productSearched, ActivityGroup::Visit},
    TypeRow{"search"_L1, ActivityGroup::Visit},
    TypeRow{"login"_L1, ActivityGroup::Visit},
    TypeRow{activitytype::customEvent, ActivityGroup::CustomEvent},
    TypeRow{activitytype::newsletterSubscribe, ActivityGroup::Subscription},
    TypeRow{activitytype::emailUnsubscribed, ActivityGroup::Subscription},
    TypeRow{activitytype::emailSpamReport, ActivityGroup::Subscription},
    TypeRow{activitytype::pushNotificationSubscribed, ActivityGroup::Subscription},
    TypeRow{activitytype::pushNotificationUnsubscribed, ActivityGroup::Subscription},
    TypeRow{"register"_L1, ActivityGroup::Subscription},
};

constexpr std::array kindRows{
    KindRow{ActivityGroup::Purchase, QT_TRANSLATE_NOOP("ActivityKinds", "Purchases")},
    KindRow{ActivityGroup::Sent, QT_TRANSLATE_NOOP("ActivityKinds", "Sent")},
    KindRow{ActivityGroup::Opened, QT_TRANSLATE_NOOP("ActivityKinds", "Opened")},
    KindRow{ActivityGroup::Clicked, QT_TRANSLATE_NOOP("ActivityKinds", "Clicked")},
    KindRow{ActivityGroup::Visit, QT_TRANSLATE_NOOP("ActivityKinds", "Visits")},
    KindRow{ActivityGroup::CustomEvent, QT_TRANSLATE_NOOP("ActivityKinds", "Custom events")},
    KindRow{ActivityGroup::Subscription, QT_TRANSLATE_NOOP("ActivityKinds", "Subscriptions")},
    KindRow{ActivityGroup::Other, QT_TRANSLATE_NOOP("ActivityKinds", "Other")},
};

static_assert(kindRows.size() == static_cast<std::size_t>(ActivityGroup::Count));

} // namespace

ActivityGroup kindOf(QStringView type)
{
    const auto *found =
        std::ranges::find_if(typeRows, [type](const TypeRow &row) { return type == row.type; });
    return found == typeRows.end() ? ActivityGroup::Other : found->kind;
}

QString titleOf(ActivityGroup kind)
{
    return QCoreApplication::translate("ActivityKinds",
                                       kindRows[static_cast<std::size_t>(kind)].title);
}

static std::span<const catalogue::Choice> knownTypes()
{
    return catalogue::fieldOf(
               catalogue::Resource::Export,
               QString(catalogue::key::filters + u'.' + catalogue::key::activityTypes))
        ->choices;
}

std::vector<std::pair<QString, QString>> allTypes()
{
    std::vector<std::pair<QString, QString>> types;
    for (const auto &choice : knownTypes())
        types.emplace_back(choice.id, catalogue::labelOf(choice));
    return types;
}

QString titleOfType(const QString &type)
{
    const auto types = knownTypes();
    const auto found = std::ranges::find_if(
        types, [&type](const catalogue::Choice &choice) { return type == choice.id; });
    return found == types.end() ? type : catalogue::labelOf(*found);
}

} // namespace storedesk::activities
