// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "downloadsink.h"

#include <QCoreApplication>

namespace storedesk::downloads {

using namespace Qt::StringLiterals;

DownloadSink::DownloadSink(DownloadFile &file, bool gzip, const Limits &limits)
    : m_file(file)
    , m_limits(limits)
    , m_gunzip(gzip ? std::make_unique<base::Gunzip>() : nullptr)
    , m_thread(u"unpacking"_s, base::WorkerThread::Priority::Low)
{ }

DownloadSink::~DownloadSink()
{
    stop();
}

void DownloadSink::stop()
{
    m_stopped = true;
    m_thread.wait();
}

void DownloadSink::append(const QByteArray &bytes)
{
    Q_ASSERT(!isBusy());
    m_packed += bytes.size();
    if (!m_gunzip) {
        m_damaged = !write(bytes) && !m_problem;
        return;
    }
    m_busy = true;
    m_thread.post([this, bytes] {
        unpack(bytes);
        m_busy = false;
        QMetaObject::invokeMethod(this, &DownloadSink::ready, Qt::QueuedConnection);
    });
}

void DownloadSink::unpack(const QByteArray &bytes)
{
    const bool good = m_gunzip->feed(
        bytes, [this](QByteArrayView unpacked) { return !m_stopped && write(unpacked); });
    m_damaged = !good && !m_problem;
}

bool DownloadSink::write(QByteArrayView bytes)
{
    auto written = m_file.append(bytes);
    if (const auto why = limitReached(); written && why) {
        m_tooLarge = true;
        written = tl::unexpected(base::Problem{
            .what = QCoreApplication::translate("Download", "Couldn't save the file %1.")
                        .arg(m_file.name()),
            .why = *why,
        });
    }
    if (!written)
        m_problem = written.error();
    return written.has_value();
}

std::optional<QString> DownloadSink::limitReached() const
{
    const auto size = m_file.size();
    if (size > m_limits.size)
        return QCoreApplication::translate("Download", "The file is larger than Storedesk allows.");
    if (m_gunzip && size > m_limits.freeSize && size / m_limits.ratio > m_packed)
        return QCoreApplication::translate("Download", "It expands to more than %1 times its size.")
            .arg(m_limits.ratio);
    return std::nullopt;
}

} // namespace storedesk::downloads
