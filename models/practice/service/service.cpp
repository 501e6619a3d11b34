// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "service.h"

#include "practice/service/examples.h"
#include "practice/service/serviceparts.h"
#include "practice/service/servicethread.h"

namespace storedesk::practice {

base::Result<std::unique_ptr<Service>> Service::start(const ServiceOptions &options,
                                                      const base::Clock &clock,
                                                      std::unique_ptr<Handler> handler)
{
    return start(options, clock, makeKeys(options.keys), std::move(handler));
}

base::Result<std::unique_ptr<Service>> Service::start(const ServiceOptions &options,
                                                      const base::Clock &clock,
                                                      std::vector<Key> keys,
                                                      std::unique_ptr<Handler> handler)
{
    auto parts = std::make_unique<Parts>(options, clock, std::move(keys), std::move(handler));
    if (const auto started = parts->start(); !started)
        return tl::make_unexpected(started.error());
    return std::unique_ptr<Service>(new Service(std::move(parts)));
}

Service::Service(std::unique_ptr<Parts> parts)
    : m_parts(std::move(parts))
{ }

Service::~Service() = default;

QUrl Service::url() const
{
    return m_parts->base();
}

QByteArray Service::apiKey() const
{
    return m_parts->keys().front().text;
}

std::vector<Key> Service::keys() const
{
    return m_parts->keys();
}

Ledger &Service::ledger()
{
    return m_parts->ledger();
}

Faults &Service::faults()
{
    return m_parts->faults();
}

void Service::setAcceptMode(AcceptMode mode)
{
    m_parts->setAcceptMode(mode);
}

void Service::play(const std::vector<FaultRule> &rules)
{
    faults().clear();
    setAcceptMode(AcceptMode::Accepting);
    for (const auto &rule : rules) {
        if (faultRow(rule.fault).stage == Stage::Connect)
            m_parts->playAtConnect(rule);
        else
            faults().add(rule);
    }
}

QUrl Service::serveFile(const QString &path)
{
    return m_parts->serveFile(path);
}

OtherOrigin *Service::otherOrigin(Elsewhere difference)
{
    return m_parts->others().elsewhere(difference);
}

OtherOrigin *Service::badCertificate(Flaw flaw)
{
    return m_parts->others().flawed(flaw);
}

QUrl Service::badCertificateUrl(Flaw flaw)
{
    auto *origin = badCertificate(flaw);
    return origin ? origin->url() : QUrl();
}

QByteArray Service::authority() const
{
    return m_parts->others().authority();
}

QString Service::authorityFile() const
{
    return m_parts->authorityFile();
}

base::Result<std::unique_ptr<Service>> Service::start(const ServiceOptions &options,
                                                      const base::Clock &clock)
{
    auto backend = Backend::open(options, clock);
    if (!backend)
        return tl::make_unexpected(backend.error());
    auto notice = (*backend)->store().database().notice();
    auto examples = examplesOf((*backend)->store());
    auto keys = (*backend)->keys();
    if (!keys)
        return tl::make_unexpected(keys.error());
    auto service = start(options, clock, *std::move(keys),
                         std::make_unique<ServiceThread>(std::move(*backend)));
    if (service) {
        (*service)->m_notice = std::move(notice);
        (*service)->m_examples = std::move(examples);
    }
    return service;
}

} // namespace storedesk::practice
