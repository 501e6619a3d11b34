// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "practice/http/httpbody.h"
#include "practice/http/httpconnection.h"
#include "practice/http/httpcontext.h"
#include "practice/http/httptarget.h"

#include <QCryptographicHash>

namespace storedesk::practice {

// One request from its first line to its end. Nothing is applied or answered before the body is
// complete, unless the head is invalid.
class HttpConversation final
{
public:
    // Expects the target exactly as it was sent.
    HttpConversation(HttpContext &context, MHD_Connection *connection, QByteArray target);

    // Called when the head has been read.
    MHD_Result begin(QByteArray method, QByteArrayView version);
    [[nodiscard]] bool begun() const { return m_connection.number() > 0; }
    MHD_Result feed(QByteArrayView bytes);
    // Called when the body has been read, and again after a suspension.
    MHD_Result finish();
    // Called when the connection is free for the next request or about to be closed. A client that
    // did not send the announced body still gets an error response.
    void end(MHD_RequestTerminationCode why);

private:
    MHD_Result playAtHead();
    MHD_Result playInstead();
    MHD_Result playAfter(PracticeResponse answer);
    MHD_Result playOnEmpty(const PracticeResponse &answer);
    MHD_Result answerFile();
    [[nodiscard]] PracticeResponse answerNow();
    void answerCutShort(MHD_RequestTerminationCode why);
    [[nodiscard]] MHD_Result drop() const;

    HttpContext &m_context;
    HttpConnection m_connection;
    QByteArray m_rawTarget;
    QByteArray m_method;
    HttpTarget m_target;
    std::optional<FaultRule> m_fault;
    std::optional<PracticeResponse> m_refusal;
    std::unique_ptr<PracticeBody> m_body;
    // Whether more of the request is expected.
    bool m_open = true;
    qint64 m_size = 0;
    qint64 m_sizeLimit = 0;
    QCryptographicHash m_hash{QCryptographicHash::Sha1};
    // The function with which to continue after a suspension.
    std::function<MHD_Result()> m_afterwards;
};

} // namespace storedesk::practice
