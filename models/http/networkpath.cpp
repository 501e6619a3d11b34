// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "networkpath.h"

#include <QNetworkProxyFactory>
#include <QSslCertificate>
#include <QUrl>

namespace storedesk::http {

using namespace Qt::StringLiterals;

QString describe(const QList<QSslError> &errors)
{
    QStringList texts;
    for (const auto &error : errors) {
        const auto certificate = error.certificate();
        const auto name = certificate.subjectInfo(QSslCertificate::CommonName).join(u", "_s);
        texts.append(name.isEmpty() ? error.errorString()
                                    : u"%1: %2"_s.arg(name, error.errorString()));
    }
    texts.removeDuplicates();
    return texts.join(u"; "_s);
}

QString proxyTo(const QUrl &url)
{
    const auto proxies = QNetworkProxyFactory::proxyForQuery(QNetworkProxyQuery(url));
    return proxies.isEmpty() ? QString() : proxies.front().hostName();
}

} // namespace storedesk::http
