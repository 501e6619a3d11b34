// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "practice/http/httpbody.h"
#include "practice/http/httpconnection.h"
#include "practice/http/httpcontext.h"
#include "practice/http/httptarget.h"

#include <QCryptographicHash>

namespace storedesk::practice {

// One request from its first line to its end. Nothing is carried out before the body came to its
// end, and nothing is answered before, but for a head that makes no sense.
class HttpConversation final
{
public:
    // The target as it was sent.
    HttpConversation(HttpContext &context, MHD_Connection *connection, QByteArray target);

    // The head is read.
    MHD_Result begin(QByteArray method, QByteArrayView version);
    [[nodiscard]] bool begun() const { return m_connection.number() > 0; }
    MHD_Result feed(QByteArrayView bytes);
    // The body is read. Again after a suspension.
    MHD_Result finish();
    // The connection is free for the next request, or about to be closed: whoever did not send all
    // that was announced still hears so.
    void end(MHD_RequestTerminationCode why);

private:
    MHD_Result playAtHead();
    MHD_Result playInstead();
    MHD_Result playAfter(Answer answer);
    MHD_Result playOnEmpty(const Answer &answer);
    MHD_Result answerFile();
    [[nodiscard]] Answer answerNow();
    void answerCutShort(MHD_RequestTerminationCode why);
    [[nodiscard]] MHD_Result drop() const;

    HttpContext &m_context;
    HttpConnection m_connection;
    QByteArray m_rawTarget;
    QByteArray m_method;
    HttpTarget m_target;
    std::optional<FaultRule> m_fault;
    std::optional<Answer> m_refusal;
    std::unique_ptr<Body> m_body;
    bool m_open = true; // more of the request has to come
    qint64 m_size = 0;
    qint64 m_sizeLimit = 0;
    QCryptographicHash m_hash{QCryptographicHash::Sha1};
    std::function<MHD_Result()> m_afterwards; // what a suspension was for
};

} // namespace storedesk::practice
