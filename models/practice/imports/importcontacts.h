// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "practice/imports/importmerge.h"
#include "practice/imports/importtarget.h"
#include "practice/store/contactwriter.h"

#include <optional>

namespace storedesk::practice {

class FieldRegistry;

// Imports contacts, matched by external id before email.
class ContactsImport final : public ImportTarget
{
public:
    ContactsImport(const HandlerContext &context, FieldRegistry &fields,
                   const PracticeImportPlan &plan);

    [[nodiscard]] const catalogue::Checker &checker() override;
    [[nodiscard]] std::vector<RowFault> faultsOf(const QJsonObject &values) override;
    [[nodiscard]] std::vector<RowFault> take(const QJsonObject &values) override;

private:
    FieldRegistry &m_fields;
    ContactTable m_table;
    ContactWriter m_writer;
    ImportMerge m_merge;
};

} // namespace storedesk::practice
