// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/imports/importcheck.h"

#include "catalogue/fieldfaults.h"
#include "catalogue/key.h"
#include "practice/store/requests.h"

using namespace Qt::StringLiterals;

namespace storedesk::practice {

namespace key = catalogue::key;
using catalogue::Reason;

static bool says(const PracticeRequest &request, QLatin1StringView name)
{
    return request.form.value(name) == "true"_L1;
}

std::vector<catalogue::FieldFault> importFaultsOf(Store &store, const catalogue::Checker &checker,
                                                  const PracticeRequest &request)
{
    auto form = request.form;
    // A text field of that name is not a file.
    form.remove(key::file);
    if (request.upload)
        form.insert(key::file, request.upload->fileName);
    catalogue::FieldFaults faults(checker.check(form));
    if (says(request, key::updateOnlyEmptyFields) && !says(request, key::overrideExisting))
        faults.add(u"/%1"_s.arg(key::updateOnlyEmptyFields), Reason::NotAllowed);
    const auto set = store.find(IdKind::CouponSet, form.value(key::couponSetId));
    const auto pointer = u"/%1"_s.arg(key::couponSetId);
    if (form.value(key::type) == "coupons"_L1 && !set)
        faults.add(pointer, form.contains(key::couponSetId) ? Reason::NotAChoice : Reason::Missing);
    else if (set && set->body[key::type].toString() == "single"_L1)
        faults.add(pointer, Reason::NotAllowed);
    return faults.faults();
}

QJsonObject importOptionsOf(const PracticeRequest &request)
{
    QJsonObject options{
        {key::delimiter, request.form.value(key::delimiter)},
        {key::overrideExisting, says(request, key::overrideExisting)},
        {key::updateOnlyEmptyFields, says(request, key::updateOnlyEmptyFields)},
    };
    if (const auto set = request.form.value(key::couponSetId); !set.isEmpty())
        options[key::couponSetId] = set;
    return options;
}

} // namespace storedesk::practice
