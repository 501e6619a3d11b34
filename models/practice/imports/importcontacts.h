// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "practice/imports/importtarget.h"
#include "practice/imports/importtouch.h"
#include "practice/store/contactwriter.h"

#include <optional>

namespace storedesk::practice {

class FieldBook;

// Contacts, found by external id before e-mail.
class ContactsImport final : public ImportTarget
{
public:
    ContactsImport(const HandlerContext &context, FieldBook &fields, const ImportPlan &plan);

    [[nodiscard]] const catalogue::Checker &checker() override;
    [[nodiscard]] std::vector<RowFault> faultsOf(const QJsonObject &values) override;
    [[nodiscard]] std::vector<RowFault> take(const QJsonObject &values) override;

private:
    FieldBook &m_fields;
    ContactTable m_table;
    ContactWriter m_writer;
    ImportTouch m_touch;
};

} // namespace storedesk::practice
