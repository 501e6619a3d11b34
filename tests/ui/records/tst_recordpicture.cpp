// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/pagefixture.h"
#include "support/rawserver.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "downloads/download.h"
#include "ui/records/recordpicture.h"

#include <QBuffer>
#include <QImage>
#include <QLabel>
#include <QPushButton>

namespace tst_recordpicture {

using namespace Qt::StringLiterals;
using namespace storedesk;
using catalogue::Resource;
using ui::records::RecordPicture;

// The picture of a record is requested only when the user wants to see it.
class TestRecordPicture final : public QObject
{
    Q_OBJECT

private:
    [[nodiscard]] static QByteArray pictureOf(int width, int height)
    {
        QImage image(width, height, QImage::Format_RGB32);
        image.fill(Qt::red);
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        image.save(&buffer, "PNG");
        return buffer.data();
    }
    void answerWith(const QByteArray &body)
    {
        m_server->answer = [body](const support::RawRequest &) {
            return support::RawAnswer{.bytes = "HTTP/1.1 200 OK\r\nContent-Type: image/png\r\n"
                                               "Content-Length: "
                                          + QByteArray::number(body.size()) + "\r\n\r\n" + body};
        };
    }
    RecordPicture *show(const QString &address)
    {
        auto *picture = new RecordPicture(*m_fixture, &m_fixture->window());
        m_fixture->window().layout()->addWidget(picture);
        m_fixture->window().show();
        picture->showOf(Resource::Product, {{"imageUrl"_L1, address}});
        return picture;
    }

    std::unique_ptr<support::PageFixture> m_fixture;
    std::unique_ptr<support::RawServer> m_server;

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_fixture = std::make_unique<support::PageFixture>(support::storeWith(5));
        m_server = std::make_unique<support::RawServer>();
    }
    void cleanup()
    {
        m_fixture.reset();
        m_server.reset();
    }

    void nothingIsRequestedBeforeTheButtonIsPressed()
    {
        answerWith(pictureOf(900, 300));
        auto *picture = show(m_server->url().toString() + u"/boots.png"_s);
        QVERIFY(picture->isVisible());
        QVERIFY(picture->findChild<QLabel *>(u"pictureText"_s)->text().contains(u"127.0.0.1"_s));
        QCOMPARE(m_server->connections, 0);
        QTest::mouseClick(picture->findChild<QPushButton *>(u"showPicture"_s), Qt::LeftButton);
        QTRY_VERIFY(picture->isSettled());
        const auto *label = picture->findChild<QLabel *>(u"picture"_s);
        QVERIFY(label->isVisible());
        QCOMPARE(label->pixmap().size(), QSize(320, 106));
        QCOMPARE(m_server->connections, 1);
    }

    // The image of the next record is requested while the first one is still being read.
    void theNextRecordKeepsItsDownload()
    {
        answerWith(pictureOf(900, 300));
        auto *picture = show(m_server->url().toString() + u"/boots.png"_s);
        auto *button = picture->findChild<QPushButton *>(u"showPicture"_s);
        QTest::mouseClick(button, Qt::LeftButton);
        bool isSecond = false;
        connect(
            picture->findChild<downloads::Download *>(), &downloads::Download::finished, this, [&] {
                answerWith(pictureOf(30, 300));
                picture->showOf(Resource::Product,
                                {{"imageUrl"_L1, m_server->url().toString() + u"/shoes.png"_s}});
                QTest::mouseClick(button, Qt::LeftButton);
                isSecond = true;
            });
        QTRY_VERIFY(isSecond && picture->isSettled());
        const auto *label = picture->findChild<QLabel *>(u"picture"_s);
        QVERIFY2(label->isVisible(),
                 qPrintable(picture->findChild<QLabel *>(u"pictureText"_s)->text()));
        QCOMPARE(label->pixmap().size(), QSize(30, 300));
    }

    void aFileThatIsNoPictureIsSaidSo()
    {
        answerWith("not a picture");
        auto *picture = show(m_server->url().toString() + u"/boots.png"_s);
        QTest::mouseClick(picture->findChild<QPushButton *>(u"showPicture"_s), Qt::LeftButton);
        QTRY_VERIFY(picture->isSettled());
        QVERIFY(!picture->findChild<QLabel *>(u"picture"_s)->isVisible());
        QVERIFY(picture->findChild<QLabel *>(u"pictureText"_s)
                    ->text()
                    .startsWith(u"The file is not a supported image"_s));
    }

    void unsafeAddressesAreNotOffered()
    {
        auto *picture = show(u"http://pictures.example.com/boots.png"_s);
        QVERIFY(!picture->findChild<QPushButton *>(u"showPicture"_s)->isEnabled());
        picture->showOf(Resource::Product, {});
        QVERIFY(!picture->isVisible());
    }
};

STOREDESK_TEST(TestRecordPicture)

} // namespace tst_recordpicture

#include "tst_recordpicture.moc"
