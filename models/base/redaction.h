// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QByteArrayList>
#include <QSet>
#include <QString>

namespace storedesk::base {

// Removes keys and personal data from any text for a log, a message or a report: JSON, a header, an
// address or a sentence, percent-encoded, escaped or plain. Hides the following by pattern: keys
// (KeyId:KeySecret, practice-…), values after Authorization, apiKey, Bearer or Basic, email
// addresses, and phone numbers (from 6 digits with +, from 9 without). Also hides the values of
// marked members, and the given secrets everywhere. When in doubt, it hides more.
class Redactor final
{
public:
    // The marked names are those of JSON members, query items and header fields with personal
    // values.
    explicit Redactor(const QByteArrayList &marked = {}, const QByteArrayList &secrets = {});

    [[nodiscard]] QByteArray bytes(QByteArrayView text) const;
    [[nodiscard]] QString text(const QString &text) const;

private:
    QSet<QByteArray> m_marked;
    QByteArrayList m_secrets;
};

} // namespace storedesk::base
