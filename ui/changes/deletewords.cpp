// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/changes/deletewords.h"

#include "catalogue/choice.h"
#include "catalogue/key.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace storedesk::ui::changes {

using catalogue::Resource;
namespace key = catalogue::key;
using namespace Qt::StringLiterals;

// clang-format off
static constexpr std::array words{
    DeleteWords{.resource = Resource::Contact,
        .act      = QT_TRANSLATE_N_NOOP("Deleting", "Delete %Ln contact(s)"),
        .question = QT_TRANSLATE_N_NOOP("Deleting", "Delete %Ln contact(s) from the service?"),
        .matches  = QT_TRANSLATE_NOOP("Deleting", "matches the number of contacts"),
        .forEver  = QT_TRANSLATE_N_NOOP("Deleting", "The service deletes the %Ln contact(s) and their activity."),
        .stays    = QT_TRANSLATE_NOOP("Deleting", "Statistics and purchases are kept."),
        .odd      = nullptr,
        .kept     = QT_TRANSLATE_N_NOOP("Deleting", "A copy of each record is kept in the Bin for %Ln day(s). “Restore” creates the contact again, without its activity."),
        .unkept   = QT_TRANSLATE_NOOP("Deleting", "No copy is kept, so nothing can be restored."),
        .gone     = QT_TRANSLATE_N_NOOP("Deleting", "%Ln contact(s) deleted from %1."),
        .left     = QT_TRANSLATE_N_NOOP("Deleting", "%Ln contact(s) could not be deleted")},
    DeleteWords{.resource = Resource::Purchase,
        .act      = QT_TRANSLATE_N_NOOP("Deleting", "Delete %Ln purchase(s)"),
        .question = QT_TRANSLATE_N_NOOP("Deleting", "Delete %Ln purchase(s) from the service?"),
        .matches  = QT_TRANSLATE_NOOP("Deleting", "matches the number of purchases"),
        .forEver  = QT_TRANSLATE_N_NOOP("Deleting", "The service deletes the %Ln purchase(s) and recalculates the statistics of the buyers and products."),
        .stays    = QT_TRANSLATE_NOOP("Deleting", "Carts, related products and completed workflow steps don't change."),
        .odd      = nullptr,
        .kept     = QT_TRANSLATE_N_NOOP("Deleting", "A copy of each record is kept in the Bin for %Ln day(s). “Restore” creates the purchase again with a new ID in the service and doesn't start workflows."),
        .unkept   = QT_TRANSLATE_NOOP("Deleting", "No copy is kept, so nothing can be restored."),
        .gone     = QT_TRANSLATE_N_NOOP("Deleting", "%Ln purchase(s) deleted from %1."),
        .left     = QT_TRANSLATE_N_NOOP("Deleting", "%Ln purchase(s) could not be deleted")},
    DeleteWords{.resource = Resource::Product,
        .act      = QT_TRANSLATE_N_NOOP("Deleting", "Delete %Ln product(s)"),
        .question = QT_TRANSLATE_N_NOOP("Deleting", "Delete %Ln product(s) from the service?"),
        .matches  = QT_TRANSLATE_NOOP("Deleting", "matches the number of products"),
        .forEver  = QT_TRANSLATE_N_NOOP("Deleting", "The service deletes the %Ln product(s) and their history. The history is lost even if you create them again."),
        .stays    = QT_TRANSLATE_NOOP("Deleting", "They may still appear in recommendations for a few minutes."),
        .odd      = QT_TRANSLATE_NOOP("Deleting", "Products that are still in a feed or visited on the website are created again automatically."),
        .kept     = QT_TRANSLATE_N_NOOP("Deleting", "A copy of each record is kept in the Bin for %Ln day(s). “Restore” creates the product again, without its history."),
        .unkept   = QT_TRANSLATE_NOOP("Deleting", "No copy is kept, so nothing can be restored."),
        .gone     = QT_TRANSLATE_N_NOOP("Deleting", "%Ln product(s) deleted from %1."),
        .left     = QT_TRANSLATE_N_NOOP("Deleting", "%Ln product(s) could not be deleted")},
    DeleteWords{.resource = Resource::Export,
        .act      = QT_TRANSLATE_N_NOOP("Deleting", "Delete %Ln export(s)"),
        .question = QT_TRANSLATE_N_NOOP("Deleting", "Delete %Ln export(s) from the service?"),
        .matches  = QT_TRANSLATE_NOOP("Deleting", "matches the number of exports"),
        .forEver  = QT_TRANSLATE_N_NOOP("Deleting", "The service deletes the %Ln export(s); their files can no longer be downloaded."),
        .stays    = QT_TRANSLATE_NOOP("Deleting", "Exported records and files on this computer are kept."),
        .odd      = nullptr,
        .kept     = QT_TRANSLATE_N_NOOP("Deleting", "A copy of each entry, not of its file, is kept in the Bin for %Ln day(s). An export cannot be restored, only created again."),
        .unkept   = QT_TRANSLATE_NOOP("Deleting", "No copy is kept."),
        .gone     = QT_TRANSLATE_N_NOOP("Deleting", "%Ln export(s) deleted from %1."),
        .left     = QT_TRANSLATE_N_NOOP("Deleting", "%Ln export(s) could not be deleted")},
    DeleteWords{.resource = Resource::Import,
        .act      = QT_TRANSLATE_N_NOOP("Deleting", "Delete %Ln import(s)"),
        .question = QT_TRANSLATE_N_NOOP("Deleting", "Delete %Ln import(s) from the service?"),
        .matches  = QT_TRANSLATE_NOOP("Deleting", "matches the number of imports"),
        .forEver  = QT_TRANSLATE_N_NOOP("Deleting", "The service deletes the %Ln import(s) and their error reports."),
        .stays    = QT_TRANSLATE_NOOP("Deleting", "Imported contacts, products and coupons are kept."),
        .odd      = nullptr,
        .kept     = QT_TRANSLATE_N_NOOP("Deleting", "A copy of each entry, not of its file, is kept in the Bin for %Ln day(s). An import cannot be restored."),
        .unkept   = QT_TRANSLATE_NOOP("Deleting", "No copy is kept."),
        .gone     = QT_TRANSLATE_N_NOOP("Deleting", "%Ln import(s) deleted from %1."),
        .left     = QT_TRANSLATE_N_NOOP("Deleting", "%Ln import(s) could not be deleted")},
    DeleteWords{.resource = Resource::ContactField,
        .act      = QT_TRANSLATE_N_NOOP("Deleting", "Delete %Ln contact field(s)"),
        .question = QT_TRANSLATE_N_NOOP("Deleting", "Delete %Ln contact field(s) from the service?"),
        .matches  = QT_TRANSLATE_NOOP("Deleting", "matches the number of contact fields"),
        .forEver  = QT_TRANSLATE_N_NOOP("Deleting", "The service deletes the %Ln contact field(s) and their values in every contact."),
        .stays    = QT_TRANSLATE_NOOP("Deleting", "The contacts are kept."),
        .odd      = QT_TRANSLATE_NOOP("Deleting", "The service doesn't delete fields used by a workflow or segment."),
        .kept     = QT_TRANSLATE_N_NOOP("Deleting", "A copy of each definition is kept in the Bin for %Ln day(s). “Restore” creates the field again, empty for every contact."),
        .unkept   = QT_TRANSLATE_NOOP("Deleting", "No copy is kept, so nothing can be restored."),
        .gone     = QT_TRANSLATE_N_NOOP("Deleting", "%Ln contact field(s) deleted from %1."),
        .left     = QT_TRANSLATE_N_NOOP("Deleting", "%Ln contact field(s) could not be deleted")},
    DeleteWords{.resource = Resource::CustomIntegration,
        .act      = QT_TRANSLATE_N_NOOP("Deleting", "Delete %Ln integration(s)"),
        .question = QT_TRANSLATE_N_NOOP("Deleting", "Delete %Ln integration(s) from the service?"),
        .matches  = QT_TRANSLATE_NOOP("Deleting", "matches the number of integrations"),
        .forEver  = QT_TRANSLATE_N_NOOP("Deleting", "The service deletes the %Ln integration(s) with all their event types and no longer accepts their events."),
        .stays    = QT_TRANSLATE_NOOP("Deleting", "The contacts are kept."),
        .odd      = QT_TRANSLATE_NOOP("Deleting", "The service doesn't delete integrations used by a segment."),
        .kept     = QT_TRANSLATE_N_NOOP("Deleting", "Copies of each integration and its event types are kept in the Bin for %Ln day(s). “Restore” creates them again with new IDs."),
        .unkept   = QT_TRANSLATE_NOOP("Deleting", "No copy is kept, so nothing can be restored."),
        .gone     = QT_TRANSLATE_N_NOOP("Deleting", "%Ln integration(s) deleted from %1."),
        .left     = QT_TRANSLATE_N_NOOP("Deleting", "%Ln integration(s) could not be deleted")},
    DeleteWords{.resource = Resource::CustomEventType,
        .act      = QT_TRANSLATE_N_NOOP("Deleting", "Delete %Ln event type(s)"),
        .question = QT_TRANSLATE_N_NOOP("Deleting", "Delete %Ln event type(s) from the service?"),
        .matches  = QT_TRANSLATE_NOOP("Deleting", "matches the number of event types"),
        .forEver  = QT_TRANSLATE_N_NOOP("Deleting", "The service deletes the %Ln event type(s) and no longer accepts their events."),
        .stays    = QT_TRANSLATE_NOOP("Deleting", "The integration and the contacts are kept."),
        .odd      = nullptr,
        .kept     = QT_TRANSLATE_N_NOOP("Deleting", "A copy of each definition is kept in the Bin for %Ln day(s). “Restore” creates the event type again with a new ID."),
        .unkept   = QT_TRANSLATE_NOOP("Deleting", "No copy is kept, so nothing can be restored."),
        .gone     = QT_TRANSLATE_N_NOOP("Deleting", "%Ln event type(s) deleted from %1."),
        .left     = QT_TRANSLATE_N_NOOP("Deleting", "%Ln event type(s) could not be deleted")},
};
// clang-format on

const DeleteWords &deleteWordsOf(Resource resource)
{
    const auto found = std::ranges::find(words, resource, &DeleteWords::resource);
    // Other resources have no delete operation.
    Q_ASSERT(found != words.end());
    return *found;
}

QString deleteText(const char *text, int count)
{
    return QCoreApplication::translate("Deleting", text, nullptr, count);
}

// Describes unexpected properties of these records, as far as they are known.
static QString oddityOf(Resource resource, const QList<storedesk::records::DeleteTarget> &targets,
                        const QDateTime &now)
{
    const auto count = [&targets](const auto &odd) {
        return static_cast<int>(
            std::ranges::count_if(targets, [&odd](const storedesk::records::DeleteTarget &target) {
                return !target.record.isEmpty() && odd(target.record);
            }));
    };
    const auto stateIn = [](std::initializer_list<QLatin1StringView> states) {
        return [states = std::vector(states)](const QJsonObject &record) {
            return std::ranges::find(states, record[key::status].toString()) != states.end();
        };
    };
    int odd = 0;
    const char *text = nullptr;
    if (resource == Resource::Contact) {
        odd = count([limit = now.addDays(-7)](const QJsonObject &record) {
            const auto last = record[key::contact::lastPurchaseDate].toString();
            return QDateTime::fromString(last, Qt::ISODate) > limit;
        });
        text = QT_TRANSLATE_N_NOOP("Deleting", "%Ln made a purchase in the last 7 days.");
    } else if (resource == Resource::Export) {
        odd = count(stateIn({catalogue::choice::state::inProgress}));
        text = QT_TRANSLATE_N_NOOP(
            "Deleting", "%Ln are still being created. The service might not delete them.");
    } else if (resource == Resource::Import) {
        odd = count(stateIn({catalogue::choice::state::queued, catalogue::choice::state::inProgress,
                             catalogue::choice::state::cancelled}));
        text = QT_TRANSLATE_N_NOOP(
            "Deleting", "%Ln haven't completed or failed yet. The service won't delete them.");
    } else if (resource == Resource::ContactField) {
        odd = count([](const QJsonObject &record) { return !record[key::custom].toBool(); });
        text = QT_TRANSLATE_N_NOOP("Deleting", "%Ln belong to the service and can't be deleted.");
    }
    return odd > 0 ? deleteText(text, odd) : QString();
}

QList<Consequence> consequencesOf(Resource resource,
                                  const QList<storedesk::records::DeleteTarget> &targets,
                                  int retentionDays, const QDateTime &now)
{
    const DeleteWords &row = deleteWordsOf(resource);
    const int count = static_cast<int>(targets.size());
    QList<Consequence> all = {
        {Icon::CrossCircle, Tone::Err, deleteText(row.forEver, count),
         QCoreApplication::translate("Deleting", "This can't be undone in the service.")},
        {Icon::Info, Tone::Accent, deleteText(row.stays)},
    };
    if (const QString odd = oddityOf(resource, targets, now); !odd.isEmpty())
        all.append({Icon::Warning, Tone::Warn, odd});
    if (row.odd)
        all.append({Icon::Warning, Tone::Warn, deleteText(row.odd)});
    if (retentionDays > 0)
        all.append({Icon::TickCircle, Tone::Ok, deleteText(row.kept, retentionDays)});
    else
        all.append({Icon::Warning, Tone::Warn, deleteText(row.unkept)});
    return all;
}

QString durationOf(int reads, int deletes, int perMinute)
{
    const int requests = reads + deletes;
    if (requests <= 10)
        return {};
    const QString first =
        QCoreApplication::translate("Deleting", "%Ln read request(s)", nullptr, reads);
    const QString second =
        QCoreApplication::translate("Deleting", "%Ln delete request(s)", nullptr, deletes);
    const QString both = reads == 0
        ? second
        : QCoreApplication::translate("Deleting", "%1 and %2").arg(first, second);
    const int minutes = perMinute > 0 ? (requests + perMinute - 1) / perMinute : 0;
    if (minutes == 0)
        return QCoreApplication::translate(
                   "Deleting",
                   "%1. You can stop at any time. Records already deleted stay deleted.")
            .arg(both);
    return QCoreApplication::translate("Deleting",
                                       "%1: about %Ln minute(s). You can stop at any time. Records "
                                       "already deleted stay deleted.",
                                       nullptr, minutes)
        .arg(both);
}

} // namespace storedesk::ui::changes
