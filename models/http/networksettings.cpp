// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "networksettings.h"

#include <QCoreApplication>
#include <QNetworkProxyFactory>
#include <QSslCertificate>
#include <QSslConfiguration>

#include <atomic>

namespace storedesk::http {

namespace {

struct NetworkWords
{
    Q_DECLARE_TR_FUNCTIONS(NetworkSettings)
};

// The system's proxies with the user's login, which the system does not know.
class SystemProxies final : public QNetworkProxyFactory
{
public:
    SystemProxies(QString user, QString password)
        : m_user(std::move(user))
        , m_password(std::move(password))
    { }

    QList<QNetworkProxy> queryProxy(const QNetworkProxyQuery &query) override
    {
        auto proxies = systemProxyForQuery(query);
        for (auto &proxy : proxies) {
            if (proxy.type() == QNetworkProxy::NoProxy || !proxy.user().isEmpty())
                continue;
            proxy.setUser(m_user);
            proxy.setPassword(m_password);
        }
        return proxies;
    }

private:
    const QString m_user;
    const QString m_password;
};

} // namespace

static std::atomic<int> generation = 0;

int networkGeneration()
{
    return generation;
}

void useProxy(const ProxyChoice &proxy)
{
    ++generation;
    // Otherwise Qt considers the system configuration still active and ignores enabling it again.
    QNetworkProxyFactory::setUseSystemConfiguration(false);
    switch (proxy.mode) {
    case ProxyChoice::Mode::System:
        if (proxy.user.isEmpty())
            QNetworkProxyFactory::setUseSystemConfiguration(true);
        else
            QNetworkProxyFactory::setApplicationProxyFactory(
                new SystemProxies(proxy.user, proxy.password));
        return;
    case ProxyChoice::Mode::Manual:
        QNetworkProxy::setApplicationProxy(QNetworkProxy(QNetworkProxy::HttpProxy, proxy.host,
                                                         proxy.port, proxy.user, proxy.password));
        return;
    case ProxyChoice::Mode::None:
        QNetworkProxy::setApplicationProxy(QNetworkProxy(QNetworkProxy::NoProxy));
        return;
    }
}

base::Result<int> trustAlso(const QString &path)
{
    static const auto system = QSslConfiguration::defaultConfiguration();
    ++generation;
    auto configuration = system;
    const auto found = path.isEmpty()
        ? QList<QSslCertificate>()
        : QSslCertificate::fromPath(path, QSsl::Pem, QSslCertificate::PatternSyntax::FixedString);
    configuration.addCaCertificates(found);
    QSslConfiguration::setDefaultConfiguration(configuration);
    if (!path.isEmpty() && found.isEmpty())
        return tl::unexpected(base::Problem{
            .what = NetworkWords::tr("There is no certificate in %1.").arg(path),
            .why = NetworkWords::tr("The file must be in PEM format (text)."),
            .next = NetworkWords::tr("Ask your network administrator for the right file.")});
    return static_cast<int>(found.size());
}

} // namespace storedesk::http
