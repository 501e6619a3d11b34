// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/lists/listkind.h"

#include "ui/host/pageid.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace storedesk::ui::lists {

using namespace Qt::StringLiterals;
using catalogue::OperationId;
using catalogue::Resource;

// clang-format off
static constexpr std::array kinds{
    ListKind{.word = pageid::exports, .resource = Resource::Export, .icon = Icon::Exports,
             .list = OperationId::ListExports, .remove = OperationId::DeleteExport,
             .record = pageid::exportRecord, .create = pageid::newExport, .createsLike = true,
             .title = QT_TRANSLATE_NOOP("PageRow", "Exports"),
             .makeNew = QT_TRANSLATE_NOOP("Lists", "New export…"),
             .empty = QT_TRANSLATE_NOOP("Lists", "No exports yet"),
             .emptyWhy = QT_TRANSLATE_NOOP("Lists", "An export copies contacts or activities to a file on this computer, where you can search them all."),
             .failed = QT_TRANSLATE_NOOP("Lists", "Couldn't load the exports"),
             .locked = QT_TRANSLATE_NOOP("Lists", "Your API key has no permission to read exports"),
             .noMatch = QT_TRANSLATE_NOOP("Lists", "No export matches “%1”"),
             .reading = QT_TRANSLATE_NOOP("Lists", "Loading exports…")},
    ListKind{.word = pageid::imports, .resource = Resource::Import, .icon = Icon::Imports,
             .list = OperationId::ListImports, .remove = OperationId::DeleteImport,
             .record = pageid::importRecord, .create = pageid::newImport, .createsLike = true,
             .title = QT_TRANSLATE_NOOP("PageRow", "Imports"),
             .makeNew = QT_TRANSLATE_NOOP("Lists", "New import…"),
             .empty = QT_TRANSLATE_NOOP("Lists", "No imports yet"),
             .emptyWhy = QT_TRANSLATE_NOOP("Lists", "An import brings contacts, products or coupons from a file into the store."),
             .failed = QT_TRANSLATE_NOOP("Lists", "Couldn't load the imports"),
             .locked = QT_TRANSLATE_NOOP("Lists", "Your API key has no permission to read imports"),
             .noMatch = QT_TRANSLATE_NOOP("Lists", "No import matches “%1”"),
             .reading = QT_TRANSLATE_NOOP("Lists", "Loading imports…")},
    ListKind{.word = pageid::couponSets, .resource = Resource::CouponSet, .icon = Icon::CouponSets,
             .list = OperationId::ListCouponSets, .record = pageid::couponSetRecord,
             .title = QT_TRANSLATE_NOOP("PageRow", "Coupon sets"),
             .empty = QT_TRANSLATE_NOOP("Lists", "No coupon sets yet"),
             .emptyWhy = QT_TRANSLATE_NOOP("Lists", "Coupon sets are created in the service's own application. You can import codes for them here."),
             .failed = QT_TRANSLATE_NOOP("Lists", "Couldn't load the coupon sets"),
             .locked = QT_TRANSLATE_NOOP("Lists", "Your API key has no permission to read coupon sets"),
             .noMatch = QT_TRANSLATE_NOOP("Lists", "No coupon set matches “%1”"),
             .reading = QT_TRANSLATE_NOOP("Lists", "Loading coupon sets…")},
    ListKind{.word = pageid::workflows, .resource = Resource::Workflow, .icon = Icon::Workflows,
             .list = OperationId::ListWorkflows, .record = pageid::workflowRecord,
             .title = QT_TRANSLATE_NOOP("PageRow", "Workflows"),
             .empty = QT_TRANSLATE_NOOP("Lists", "No workflows yet"),
             .emptyWhy = QT_TRANSLATE_NOOP("Lists", "Workflows are created in the service's own application. Here you can see what they do with contacts."),
             .failed = QT_TRANSLATE_NOOP("Lists", "Couldn't load the workflows"),
             .locked = QT_TRANSLATE_NOOP("Lists", "Your API key has no permission to read workflows"),
             .noMatch = QT_TRANSLATE_NOOP("Lists", "No workflow matches “%1”"),
             .reading = QT_TRANSLATE_NOOP("Lists", "Loading workflows…")},
    ListKind{.word = pageid::contactFields, .resource = Resource::ContactField, .icon = Icon::ContactFields,
             .list = OperationId::ListContactFields, .remove = OperationId::DeleteContactField,
             .record = pageid::contactFieldRecord, .create = pageid::newContactField, .createsLike = true,
             .title = QT_TRANSLATE_NOOP("PageRow", "Contact fields"),
             .makeNew = QT_TRANSLATE_NOOP("Lists", "New contact field…"),
             .empty = QT_TRANSLATE_NOOP("Lists", "No contact fields yet"),
             .emptyWhy = QT_TRANSLATE_NOOP("Lists", "A contact field stores something about every contact: a size, a shop, a favourite colour."),
             .failed = QT_TRANSLATE_NOOP("Lists", "Couldn't load the contact fields"),
             .locked = QT_TRANSLATE_NOOP("Lists", "Your API key has no permission to read contact fields"),
             .noMatch = QT_TRANSLATE_NOOP("Lists", "No contact field matches “%1”"),
             .reading = QT_TRANSLATE_NOOP("Lists", "Loading contact fields…")},
    ListKind{.word = pageid::integrations, .resource = Resource::CustomIntegration, .icon = Icon::Integrations,
             .list = OperationId::ListCustomIntegrations, .remove = OperationId::DeleteCustomIntegration,
             .record = pageid::integrationRecord, .create = pageid::newIntegration,
             .title = QT_TRANSLATE_NOOP("PageRow", "Integrations"),
             .makeNew = QT_TRANSLATE_NOOP("Lists", "New integration…"),
             .empty = QT_TRANSLATE_NOOP("Lists", "No integrations yet"),
             .emptyWhy = QT_TRANSLATE_NOOP("Lists", "An integration groups the events that one of your systems sends to the store."),
             .failed = QT_TRANSLATE_NOOP("Lists", "Couldn't load the integrations"),
             .locked = QT_TRANSLATE_NOOP("Lists", "Your API key has no permission to read integrations"),
             .noMatch = QT_TRANSLATE_NOOP("Lists", "No integration matches “%1”"),
             .reading = QT_TRANSLATE_NOOP("Lists", "Loading integrations…")},
};
// clang-format on

std::span<const ListKind> listKinds()
{
    return kinds;
}

const ListKind &listKind(Resource resource)
{
    const auto found = std::ranges::find(kinds, resource, &ListKind::resource);
    Q_ASSERT(found != kinds.end());
    return *found;
}

QString wordsOf(const char *text)
{
    return QCoreApplication::translate("Lists", text);
}

} // namespace storedesk::ui::lists
