// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "guardedrequest.h"

#include "base/version.h"

#include <QSslConfiguration>
#include <QSslSocket>
#include <QUrl>

namespace storedesk::http {

using namespace Qt::StringLiterals;

QNetworkRequest guardedRequestFor(const QUrl &address)
{
    using Attribute = QNetworkRequest::Attribute;

    QNetworkRequest request(address);
    request.setAttribute(Attribute::RedirectPolicyAttribute, QNetworkRequest::ManualRedirectPolicy);
    request.setAttribute(Attribute::Http2AllowedAttribute, false);
    request.setAttribute(Attribute::CookieLoadControlAttribute, QNetworkRequest::Manual);
    request.setAttribute(Attribute::CookieSaveControlAttribute, QNetworkRequest::Manual);
    request.setAttribute(Attribute::AuthenticationReuseAttribute, QNetworkRequest::Manual);
    request.setAttribute(Attribute::CacheSaveControlAttribute, false);
    // Qt would decompress automatically and accept half a stream as complete.
    request.setRawHeader("Accept-Encoding", "identity");
    request.setRawHeader("User-Agent", "Storedesk/" + base::version().toLatin1());
    guardConnection(request);
    return request;
}

void guardConnection(QNetworkRequest &request)
{
    if (request.url().scheme() != "https"_L1)
        return;
    auto configuration = QSslConfiguration::defaultConfiguration();
    configuration.setProtocol(QSsl::TlsV1_2OrLater);
    configuration.setPeerVerifyMode(QSslSocket::VerifyPeer);
    request.setSslConfiguration(configuration);
}

} // namespace storedesk::http
