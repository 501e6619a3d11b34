// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "practice/core/exchange.h"
#include "practice/store/contactwriter.h"
#include "practice/store/fieldregistry.h"

namespace storedesk::practice {

// Implements the nine contact operations. They form three families, which differ in the path key
// and in the body.
class Contacts final
{
public:
    enum class Key : quint8 { Email, ExternalId };

    Contacts(const HandlerContext &context, FieldRegistry &fields);

    [[nodiscard]] PracticeResponse get(const PracticeRequest &request, Key key);
    [[nodiscard]] PracticeResponse remove(const PracticeRequest &request, Key key);
    // Updates the contact, or creates it if it does not exist.
    [[nodiscard]] PracticeResponse patch(const PracticeRequest &request, Key key);

private:
    [[nodiscard]] std::optional<Contact> find(const PracticeRequest &request, Key key);
    [[nodiscard]] std::optional<PracticeResponse> conflict(const QJsonObject &body, qint64 number);
    [[nodiscard]] PracticeResponse create(const PracticeRequest &request, Key key,
                                          QJsonObject body);

    HandlerContext m_context;
    FieldRegistry &m_fields;
    ContactTable m_table;
    ContactWriter m_writer;
};

} // namespace storedesk::practice
