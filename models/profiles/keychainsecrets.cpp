// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "keychainsecrets.h"

#include "profiles/keychainpresence.h"

#include <QPointer>
#include <qt6keychain/keychain.h>

namespace storedesk::profiles {

using namespace Qt::StringLiterals;

static QString serviceName()
{
    return u"storedesk"_s;
}

static QString entryOf(const QString &id)
{
    return u"account-"_s + id;
}

KeychainSecrets::KeychainSecrets(QObject *parent)
    : SecretStore(parent)
{ }

KeychainSecrets::~KeychainSecrets() = default;

static QString reasonOf(const QKeychain::Job &job)
{
    switch (job.error()) {
    case QKeychain::AccessDeniedByUser:
        return KeychainSecrets::tr("The keychain was not unlocked.");
    case QKeychain::AccessDenied:
        return KeychainSecrets::tr("The keychain denied access.");
    case QKeychain::NoBackendAvailable:
    case QKeychain::NotImplemented:
        return KeychainSecrets::tr("There is no keychain on this desktop.");
    default:
        break;
    }
    // Cancelling the prompt that creates the first keychain leaves a D-Bus path to an object that
    // does not exist.
    if (job.errorString().contains("/org/freedesktop/secrets/"_L1))
        return KeychainSecrets::tr("The desktop has no keychain yet, and none was created.");
    return job.errorString().isEmpty()
        ? KeychainSecrets::tr("The keychain gave no reason.")
        : KeychainSecrets::tr("The keychain reported: %1").arg(job.errorString());
}

// The return type is not qualified, because lupdate would otherwise lose the context of the texts.
using base::Problem;

static Problem problemFor(const QString &what, const QString &why)
{
    return {.what = what,
            .why = why,
            .next = KeychainSecrets::tr("Unlock or start the desktop keychain and try again. Until "
                                        "then, the key can be used for one session.")};
}

static base::Problem problemOf(const QKeychain::Job &job, const QString &what)
{
    return problemFor(what, reasonOf(job));
}

// Disables QtKeychain's fallback, which would write the key to a plain file. A job has no parent
// and deletes itself, because QtKeychain uses a deleted job when the keychain replies later.
void KeychainSecrets::start(QKeychain::Job *job, const QString &entry)
{
    job->setAutoDelete(true);
    job->setInsecureFallback(false);
    job->setKey(entry);
    job->start();
}

// QtKeychain times out after 25 s, but a wallet waits for its password without a time limit.
static bool isStillAsking(const QKeychain::Job &job)
{
    return job.error() == QKeychain::OtherError
        && job.errorString().contains("org.freedesktop.DBus.Error.NoReply"_L1)
        && isKeychainRunning();
}

void KeychainSecrets::read(const QString &id, QObject *context, Read read)
{
    auto *job = new QKeychain::ReadPasswordJob(serviceName());
    connect(job, &QKeychain::Job::finished, context,
            [self = QPointer(this), id, job, context, read = std::move(read)] {
                if (!self)
                    return;
                if (isStillAsking(*job))
                    self->read(id, context, read);
                else if (job->error() == QKeychain::NoError)
                    read(job->binaryData());
                else if (job->error() == QKeychain::EntryNotFound)
                    askWhetherLocked(context, [read](bool locked) {
                        if (!locked)
                            return read(QByteArray());
                        read(tl::unexpected(problemFor(tr("Couldn't read the key."),
                                                       tr("The keychain was not unlocked."))));
                    });
                else
                    read(tl::unexpected(problemOf(*job, tr("Couldn't read the key."))));
            });
    start(job, entryOf(id));
}

void KeychainSecrets::write(const QString &id, const QByteArray &key, QObject *context, Done done)
{
    auto *job = new QKeychain::WritePasswordJob(serviceName());
    job->setBinaryData(key);
    connect(job, &QKeychain::Job::finished, context,
            [self = QPointer(this), id, key, job, context, done = std::move(done)] {
                if (!self)
                    return;
                if (isStillAsking(*job))
                    self->write(id, key, context, done);
                else if (job->error() == QKeychain::NoError)
                    done({});
                else
                    done(tl::unexpected(problemOf(*job, tr("Couldn't save the key."))));
            });
    start(job, entryOf(id));
}

void KeychainSecrets::remove(const QString &id, QObject *context, Done done)
{
    auto *job = new QKeychain::DeletePasswordJob(serviceName());
    connect(job, &QKeychain::Job::finished, context,
            [self = QPointer(this), id, job, context, done = std::move(done)] {
                if (!self)
                    return;
                if (isStillAsking(*job))
                    return self->remove(id, context, done);
                const bool gone =
                    job->error() == QKeychain::NoError || job->error() == QKeychain::EntryNotFound;
                if (gone)
                    done({});
                else
                    done(tl::unexpected(problemOf(*job, tr("Couldn't remove the key."))));
            });
    start(job, entryOf(id));
}

void KeychainSecrets::tryOut(QObject *context, Done done)
{
    auto *job = new QKeychain::ReadPasswordJob(serviceName());
    connect(job, &QKeychain::Job::finished, context,
            [self = QPointer(this), job, context, done = std::move(done)] {
                if (!self)
                    return;
                if (isStillAsking(*job))
                    self->tryOut(context, done);
                else if (job->error() == QKeychain::NoError
                         || job->error() == QKeychain::EntryNotFound)
                    done({});
                else
                    done(tl::unexpected(problemOf(*job, tr("Couldn't read the key."))));
            });
    start(job, entryOf(u"none"_s));
}

QString KeychainSecrets::title() const
{
#if defined(Q_OS_MACOS)
    return tr("macOS Keychain");
#elif defined(Q_OS_WIN)
    return tr("Windows Credential Manager");
#else
    return isWalletUsed() ? tr("System keychain (KWallet)")
                          : tr("System keychain (Secret Service)");
#endif
}

} // namespace storedesk::profiles
