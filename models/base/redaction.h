// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QByteArrayList>
#include <QSet>
#include <QString>

namespace storedesk::base {

// Takes keys and personal data out of text that goes to a log, a message or a report. It does not
// need to know what the text is: JSON, a header, an address or a sentence, percent-encoded, escaped
// or plain. In doubt it hides more.
//
// Hidden by shape: keys (KeyId:KeySecret, practice-…), what follows Authorization, apiKey, Bearer
// or Basic, e-mail addresses, phone numbers (with + from 6 digits, without from 9). Hidden by name:
// the values of marked members. Hidden wherever they stand: the secrets given.
class Redactor final
{
public:
    // Marked are the names of JSON members, query items and header fields whose values are
    // personal.
    explicit Redactor(const QByteArrayList &marked = {}, const QByteArrayList &secrets = {});

    [[nodiscard]] QByteArray bytes(QByteArrayView text) const;
    [[nodiscard]] QString text(const QString &text) const;

private:
    QSet<QByteArray> m_marked;
    QByteArrayList m_secrets;
};

} // namespace storedesk::base
