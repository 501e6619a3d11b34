// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "certificate.h"

#include <QCoreApplication>

#include <gnutls/x509.h>

#include <array>
#include <memory>

namespace storedesk::practice {

namespace {

struct KeyEnd
{
    void operator()(gnutls_x509_privkey_t key) const { gnutls_x509_privkey_deinit(key); }
};
struct CertificateEnd
{
    void operator()(gnutls_x509_crt_t certificate) const { gnutls_x509_crt_deinit(certificate); }
};
using PrivateKey = std::unique_ptr<std::remove_pointer_t<gnutls_x509_privkey_t>, KeyEnd>;
using PublicPart = std::unique_ptr<std::remove_pointer_t<gnutls_x509_crt_t>, CertificateEnd>;

struct Pair
{
    PrivateKey key;
    PublicPart certificate;
};

// Limits of validity periods. They are fixed and far apart, because clients compare them with the
// computer's clock and not with the service's.
constexpr time_t year2020 = 1'577'836'800;
constexpr time_t year2021 = 1'609'459'200;
constexpr time_t year2100 = 4'102'444'800;

struct Wish
{
    const char *name;
    bool authority = false;
    bool expired = false;
    bool wrongHost = false;
    char serial = 1;
};

} // namespace

// Stores the first error in a series of calls.
static void take(int &error, int result)
{
    if (error == GNUTLS_E_SUCCESS && result < 0)
        error = result;
}

static void setNames(int &error, gnutls_x509_crt_t certificate, const Wish &wish)
{
    static constexpr std::array<unsigned char, 4> loopback{127, 0, 0, 1};
    static constexpr std::array<unsigned char, 4> elsewhere{192, 0, 2, 1};
    const auto &address = wish.wrongHost ? elsewhere : loopback;
    const QByteArray host = wish.wrongHost ? "elsewhere.invalid" : "localhost";
    take(error,
         gnutls_x509_crt_set_subject_alt_name(certificate, GNUTLS_SAN_IPADDRESS, address.data(),
                                              address.size(), GNUTLS_FSAN_SET));
    take(error,
         gnutls_x509_crt_set_subject_alt_name(certificate, GNUTLS_SAN_DNSNAME, host.data(),
                                              unsigned(host.size()), GNUTLS_FSAN_APPEND));
    take(error, gnutls_x509_crt_set_key_purpose_oid(certificate, GNUTLS_KP_TLS_WWW_SERVER, 0));
}

static Pair newPair(int &error)
{
    gnutls_x509_privkey_t key = nullptr;
    gnutls_x509_crt_t certificate = nullptr;
    take(error, gnutls_x509_privkey_init(&key));
    take(error, gnutls_x509_crt_init(&certificate));
    return {.key = PrivateKey(key), .certificate = PublicPart(certificate)};
}

// Creates a self-signed certificate if there is no issuer.
static Pair makePair(int &error, const Wish &wish, const Pair *issuer)
{
    auto pair = newPair(error);
    if (error != GNUTLS_E_SUCCESS)
        return pair;
    auto *certificate = pair.certificate.get();
    take(error,
         gnutls_x509_privkey_generate(pair.key.get(), GNUTLS_PK_ECDSA,
                                      GNUTLS_CURVE_TO_BITS(GNUTLS_ECC_CURVE_SECP256R1), 0));
    take(error, gnutls_x509_crt_set_version(certificate, 3));
    take(error, gnutls_x509_crt_set_serial(certificate, &wish.serial, 1));
    take(error, gnutls_x509_crt_set_activation_time(certificate, year2020));
    take(error,
         gnutls_x509_crt_set_expiration_time(certificate, wish.expired ? year2021 : year2100));
    take(error, gnutls_x509_crt_set_dn(certificate, wish.name, nullptr));
    take(error, gnutls_x509_crt_set_key(certificate, pair.key.get()));
    take(error, gnutls_x509_crt_set_basic_constraints(certificate, wish.authority ? 1 : 0, -1));
    take(error,
         gnutls_x509_crt_set_key_usage(certificate,
                                       wish.authority ? GNUTLS_KEY_KEY_CERT_SIGN
                                                      : GNUTLS_KEY_DIGITAL_SIGNATURE));
    if (!wish.authority)
        setNames(error, certificate, wish);
    const auto &signer = issuer ? *issuer : pair;
    take(error,
         gnutls_x509_crt_sign2(certificate, signer.certificate.get(), signer.key.get(),
                               GNUTLS_DIG_SHA256, 0));
    return pair;
}

static QByteArray taken(gnutls_datum_t &datum)
{
    QByteArray bytes(reinterpret_cast<const char *>(datum.data), qsizetype(datum.size));
    gnutls_free(datum.data);
    return bytes;
}

static QByteArray textOf(int &error, const PublicPart &certificate)
{
    gnutls_datum_t datum{};
    take(error, gnutls_x509_crt_export2(certificate.get(), GNUTLS_X509_FMT_PEM, &datum));
    return taken(datum);
}

static QByteArray textOf(int &error, const PrivateKey &key)
{
    gnutls_datum_t datum{};
    take(error, gnutls_x509_privkey_export2(key.get(), GNUTLS_X509_FMT_PEM, &datum));
    return taken(datum);
}

static Certificate certificateOf(int &error, const Pair &root, Flaw flaw)
{
    const Wish middle{.name = "CN=Storedesk practice intermediate", .authority = true, .serial = 2};
    const Wish server{.name = "CN=Storedesk practice service",
                      .expired = flaw == Flaw::Expired,
                      .wrongHost = flaw == Flaw::WrongHost,
                      .serial = 3};
    Pair intermediate;
    const Pair *issuer = flaw == Flaw::SelfSigned ? nullptr : &root;
    if (flaw == Flaw::MissingIntermediate) {
        intermediate = makePair(error, middle, &root);
        issuer = &intermediate;
    }
    Pair pair;
    if (error == GNUTLS_E_SUCCESS)
        pair = makePair(error, server, issuer);
    if (error != GNUTLS_E_SUCCESS)
        return {};
    return {.chain = textOf(error, pair.certificate), .key = textOf(error, pair.key)};
}

class Authority::Parts
{
public:
    Pair root;
    QByteArray text;
};

Authority::Authority(std::unique_ptr<Parts> parts)
    : m_parts(std::move(parts))
{ }

Authority::~Authority() = default;

static tl::unexpected<base::Problem> failure(int error)
{
    return tl::make_unexpected(base::Problem{
        .what = QCoreApplication::translate("Practice", "Couldn't create a certificate."),
        .why = QString::fromUtf8(gnutls_strerror(error))});
}

base::Result<std::unique_ptr<Authority>> Authority::make()
{
    int error = GNUTLS_E_SUCCESS;
    auto parts = std::make_unique<Parts>();
    parts->root =
        makePair(error, {.name = "CN=Storedesk practice authority", .authority = true}, nullptr);
    if (error == GNUTLS_E_SUCCESS)
        parts->text = textOf(error, parts->root.certificate);
    if (error != GNUTLS_E_SUCCESS)
        return failure(error);
    return std::unique_ptr<Authority>(new Authority(std::move(parts)));
}

QByteArray Authority::pem() const
{
    return m_parts->text;
}

base::Result<Certificate> Authority::certificate(Flaw flaw) const
{
    int error = GNUTLS_E_SUCCESS;
    auto made = certificateOf(error, m_parts->root, flaw);
    if (error != GNUTLS_E_SUCCESS)
        return failure(error);
    return made;
}

} // namespace storedesk::practice
